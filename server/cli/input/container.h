#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter::cli {

// Whether a file must be unpacked, by its first bytes: its name does not matter.
enum class Container : std::uint8_t {
    none,    // it holds the games themselves
    gzip,    // compressed, perhaps an archive: .gz .tgz
    archive, // .zip .tar .7z, or compressed: .bz2 .xz .zst
};

// The bytes that are needed to tell: tar has its mark behind the first file's attributes.
constexpr std::size_t container_mark_bytes = 262;

Container recognise_container(std::string_view first_bytes);

} // namespace arbiter::cli
