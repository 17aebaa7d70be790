#include "report/place.h"

#include "text/utf8.h"

namespace arbiter::report {

Place Places::at(std::uint32_t offset) const {
    const auto position = index_.position(offset, text::PositionEncoding::utf32);
    return {first_line_ + position.line, std::uint64_t{1} + position.character};
}

std::string_view Places::line(std::uint32_t offset) const {
    return index_.line(index_.position(offset, text::PositionEncoding::utf8).line);
}

std::string_view plain_path(std::string_view path) {
    return path.starts_with("./") ? path.substr(2) : path;
}

std::string printable(std::string_view text) {
    constexpr char32_t control_pictures = 0x2400; // Unicode chart "Control Pictures"
    constexpr char32_t picture_of_delete = 0x2421;
    constexpr char32_t replacement = 0xFFFD;
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const auto character = text::decode_utf8(text);
        const char32_t code = character.code_point;
        if (code < 0x20 && code != '\t')
            text::append_utf8(out, control_pictures + code);
        else if (code == 0x7F)
            text::append_utf8(out, picture_of_delete);
        else if (!character.valid || (0x80 <= code && code < 0xA0) || // C1 controls: no picture
                 code == 0xFFFE || code == 0xFFFF) // no characters, and XML has none of them
            text::append_utf8(out, replacement);
        else
            out += text.substr(0, character.size);
        text.remove_prefix(character.size);
    }
    return out;
}

} // namespace arbiter::report
