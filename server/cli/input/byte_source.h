#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <span>
#include <string>

namespace arbiter::cli {

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
};

} // namespace arbiter::cli
