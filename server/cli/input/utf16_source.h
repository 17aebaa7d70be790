#pragma once

#include "cli/input/byte_source.h"
#include "text/encoding.h"

#include <memory>
#include <string>

namespace arbiter::cli {

// A file in UTF-16 as UTF-8, piece by piece.
class Utf16Source final : public ByteSource {
public:
    // `begun` was already read from it.
    Utf16Source(std::unique_ptr<ByteSource> source, std::string begun, text::Encoding encoding)
        : source_(std::move(source)), raw_(std::move(begun)), encoding_(encoding) {}

    tl::expected<std::size_t, std::string> read(std::span<char> buffer) override;

private:
    // How much of raw_ can be decoded before more is read.
    std::size_t decodable() const;

    std::unique_ptr<ByteSource> source_;
    std::string raw_;     // not yet decoded
    std::string decoded_; // not yet read
    text::Encoding encoding_;
    bool at_end_ = false;
};

} // namespace arbiter::cli
