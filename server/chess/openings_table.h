#pragma once

#include <cstdint>
#include <span>
#include <string_view>

// The named positions. The table itself is generated: see tests/openings/README.md.
namespace arbiter::chess::openings {

// Indices of `ecos` and `names`.
struct Label {
    std::uint16_t eco;
    std::uint16_t name;
};

struct Table {
    std::span<const std::uint64_t> keys; // ascending
    std::span<const Label> labels;       // of the keys
    std::span<const std::string_view> ecos;
    std::span<const std::string_view> names;
};

Table table();

} // namespace arbiter::chess::openings
