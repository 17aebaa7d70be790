#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// UTF-8 that may be broken: a byte that is no part of a well-formed character (Unicode table 3-7)
// stands for itself, as one character of one byte.
namespace arbiter::text {

inline constexpr std::string_view byte_order_mark = "\uFEFF";

struct Utf8Character {
    char32_t code_point = 0; // U+FFFD where not valid
    std::uint8_t size = 1;   // in bytes
    bool valid = true;
};

// The first character of a text that is not empty.
Utf8Character decode_utf8(std::string_view text);

// Appends a code point, also a lone surrogate as three bytes (which is no valid UTF-8).
void append_utf8(std::string& out, char32_t code_point);

// The offset of the first byte that is no part of a valid character, or npos.
std::size_t find_invalid_utf8(std::string_view text);

inline bool is_utf8(std::string_view text) {
    return find_invalid_utf8(text) == std::string_view::npos;
}

// How many bytes at the start of a text are surely ASCII, by steps of eight.
std::size_t skip_ascii(std::string_view text);

// The start of the character that the byte at `offset` belongs to; the end of the text stays.
std::size_t character_start(std::string_view text, std::size_t offset);

} // namespace arbiter::text
