#pragma once

#include "text/span.h"
#include "text/utf8.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

// Characters that are no part of a game's text, or can't be told from others by eye.
namespace arbiter::lint::rules {

constexpr bool is_between(char32_t c, char32_t first, char32_t last) {
    return first <= c && c <= last;
}

// The controls that PGN 4.1 allows: tabulators, line feed, form feed, carriage return.
constexpr bool is_format_control(char32_t c) {
    return is_between(c, U'\t', U'\r');
}

// The other controls of ASCII and of ISO 8859-1.
constexpr bool is_control(char32_t c) {
    return (c < 0x20 && !is_format_control(c)) || is_between(c, 0x7F, 0x9F);
}

// Looks like a blank, and is none to most programs: no-break, typographic and wide spaces.
constexpr bool is_odd_blank(char32_t c) {
    return c == 0xA0 || c == 0x1680 || is_between(c, 0x2000, 0x200A) || c == 0x202F ||
           c == 0x205F || c == 0x3000;
}

// Takes no room at all: zero-width spaces, joiners and direction marks, soft hyphen, byte order
// mark.
constexpr bool is_zero_width(char32_t c) {
    return c == 0xAD || c == 0x180E || is_between(c, 0x200B, 0x200F) ||
           is_between(c, 0x202A, 0x202E) || is_between(c, 0x2060, 0x206F) || c == 0xFEFF;
}

// The first run of such characters from `offset` on. None of them may be a printable one of ASCII.
// A byte that is no valid UTF-8 is no character: `encoding` speaks of it.
template <std::predicate<char32_t> Belongs>
std::optional<text::Span> find_run(std::string_view text, std::size_t offset, Belongs belongs) {
    const auto is_plain = [](char c) {
        return is_between(static_cast<unsigned char>(c), 0x20, 0x7E);
    };
    std::size_t end = offset;
    while (end < text.size()) {
        if (is_plain(text[end])) {
            if (offset < end) break;
            offset = ++end;
            continue;
        }
        const auto character = text::decode_utf8(text.substr(end));
        const bool belongs_to_run = character.valid && belongs(character.code_point);
        if (!belongs_to_run && offset < end) break;
        end += character.size;
        if (!belongs_to_run) offset = end;
    }
    if (offset == end) return std::nullopt;
    return text::Span{static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(end)};
}

} // namespace arbiter::lint::rules
