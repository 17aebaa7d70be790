#pragma once

#include "cli/input/byte_source.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace arbiter::cli {

// A gzip file (RFC 1952) unpacked, with all its members one behind the other. What libarchive
// passes over is checked: the checksum and length of each member, and what stands behind the last.
class GzipSource final : public ByteSource {
public:
    explicit GzipSource(std::unique_ptr<ByteSource> source);
    ~GzipSource() override;

    // Errors say how far the file could be unpacked.
    tl::expected<std::size_t, std::string> read(std::span<char> buffer) override;

private:
    struct Inflater;

    // Reads on where all was unpacked; nothing is left of a file that has ended.
    tl::expected<void, std::string> fill();
    // Between two members: whether another one begins.
    tl::expected<bool, std::string> begin_member();
    tl::unexpected<std::string> failure(std::string_view reason) const;

    std::unique_ptr<ByteSource> source_;
    std::unique_ptr<Inflater> inflater_;
    std::string packed_;         // read and not yet unpacked
    std::uint64_t unpacked_ = 0; // bytes of the file
    bool in_member_ = false;
    std::optional<std::string> error_;
};

} // namespace arbiter::cli
