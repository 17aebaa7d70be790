#include "cli/input/utf16_source.h"

#include <cstdint>
#include <string_view>

namespace arbiter::cli {

std::size_t Utf16Source::decodable() const {
    if (at_end_) return raw_.size();
    const std::size_t whole_units = raw_.size() / 2 * 2;
    if (whole_units == 0) return 0;
    // Half of a surrogate pair (U+D800 to U+DBFF) waits for the other.
    const std::size_t high = whole_units - (encoding_ == text::Encoding::utf16_le ? 1 : 2);
    const auto byte = static_cast<std::uint8_t>(raw_[high]);
    return (byte & 0xFC) == 0xD8 ? whole_units - 2 : whole_units;
}

tl::expected<std::size_t, std::string> Utf16Source::read(std::span<char> buffer) {
    while (decoded_.empty()) {
        if (at_end_ && raw_.empty()) return 0;
        const std::size_t old = raw_.size();
        raw_.resize(old + piece_bytes);
        const auto got = source_->read(std::span(raw_).subspan(old));
        raw_.resize(old + got.value_or(0));
        if (!got) return tl::unexpected(got.error());
        at_end_ = *got == 0;
        const std::size_t size = decodable();
        decoded_ = text::to_utf8(std::string_view(raw_).substr(0, size), encoding_);
        raw_.erase(0, size);
    }
    const std::size_t taken = decoded_.copy(buffer.data(), buffer.size());
    decoded_.erase(0, taken);
    return taken;
}

} // namespace arbiter::cli
