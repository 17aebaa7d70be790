#pragma once

#include "text/line_index.h"

#include <string>
#include <string_view>
#include <vector>

// A slow and plain model of a text, written from the Unicode and LSP texts, to test against.
namespace arbiter::test {

struct NaiveCharacter {
    std::size_t begin;
    std::size_t size;
    bool valid;
    bool line_break; // LF, CR or CRLF as one
};

inline bool continues(std::string_view text, std::size_t at, unsigned low, unsigned high) {
    if (at >= text.size()) return false;
    const auto value = static_cast<unsigned char>(text[at]);
    return low <= value && value <= high;
}

// Unicode 15, table 3-7, row by row.
inline std::size_t well_formed(std::string_view text, std::size_t at) {
    const auto c = static_cast<unsigned char>(text[at]);
    const auto next = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xBF) {
        return continues(text, at + i, low, high);
    };
    if (c <= 0x7F) return 1;
    if (c >= 0xC2 && c <= 0xDF) return next(1) ? 2 : 0;
    if (c == 0xE0) return next(1, 0xA0) && next(2) ? 3 : 0;
    if (c >= 0xE1 && c <= 0xEC) return next(1) && next(2) ? 3 : 0;
    if (c == 0xED) return next(1, 0x80, 0x9F) && next(2) ? 3 : 0;
    if (c == 0xEE || c == 0xEF) return next(1) && next(2) ? 3 : 0;
    if (c == 0xF0) return next(1, 0x90) && next(2) && next(3) ? 4 : 0;
    if (c >= 0xF1 && c <= 0xF3) return next(1) && next(2) && next(3) ? 4 : 0;
    if (c == 0xF4) return next(1, 0x80, 0x8F) && next(2) && next(3) ? 4 : 0;
    return 0;
}

inline std::vector<NaiveCharacter> naive_characters(std::string_view text) {
    std::vector<NaiveCharacter> out;
    for (std::size_t at = 0; at < text.size();) {
        if (text.substr(at, 2) == "\r\n") {
            out.push_back({at, 2, true, true});
        } else if (const std::size_t size = well_formed(text, at); size > 0) {
            out.push_back({at, size, true, text[at] == '\n' || text[at] == '\r'});
        } else {
            out.push_back({at, 1, false, false});
        }
        at += out.back().size;
    }
    return out;
}

inline std::uint32_t naive_units(const NaiveCharacter& c, text::PositionEncoding encoding) {
    switch (encoding) {
    case text::PositionEncoding::utf8:
        return static_cast<std::uint32_t>(c.size);
    case text::PositionEncoding::utf16:
        return c.size == 4 ? 2 : 1; // all beyond U+FFFF, and only they
    default:
        return 1;
    }
}

inline text::Position naive_position(std::string_view text, std::size_t offset,
                                     text::PositionEncoding encoding) {
    text::Position at;
    for (const NaiveCharacter& c : naive_characters(text)) {
        if (offset < c.begin + c.size) break;
        if (c.line_break) {
            at = {at.line + 1, 0};
        } else {
            at.character += naive_units(c, encoding);
        }
    }
    return at;
}

inline std::size_t naive_offset(std::string_view text, text::Position position,
                                text::PositionEncoding encoding) {
    text::Position at;
    for (const NaiveCharacter& c : naive_characters(text)) {
        if (at.line == position.line) {
            if (c.line_break || at.character + naive_units(c, encoding) > position.character) {
                return c.begin;
            }
        }
        if (c.line_break) {
            at = {at.line + 1, 0};
        } else {
            at.character += naive_units(c, encoding);
        }
    }
    return text.size();
}

} // namespace arbiter::test
