#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace arbiter::cli {

// As much as is read at a time.
inline constexpr std::size_t piece_bytes = 1 << 16;

// Bytes that come one after the other, from a file or from inside an archive.
class ByteSource {
public:
    ByteSource() = default;
    virtual ~ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;

    // Reads some bytes, none only at the end. The error is a message without the path; all that
    // could be read comes before it.
    virtual tl::expected<std::size_t, std::string> read(std::span<char> buffer) = 0;

    // Whether it can be read from any place, as regular files can.
    virtual bool is_seekable() const { return false; }
    // As fseek, of one that can; the new place from the start.
    virtual tl::expected<std::int64_t, std::string> seek(std::int64_t, int) {
        return tl::unexpected(std::string("it can only be read from its start to its end"));
    }
};

} // namespace arbiter::cli
