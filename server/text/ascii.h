#pragma once

#include "text/span.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

// Characters of ASCII, whatever the locale. A byte of any other character is none of them.
namespace arbiter::text {

inline constexpr std::string_view digits = "0123456789";

constexpr bool is_digit(char c) {
    return '0' <= c && c <= '9';
}
constexpr bool is_lower(char c) {
    return 'a' <= c && c <= 'z';
}
constexpr bool is_upper(char c) {
    return 'A' <= c && c <= 'Z';
}
constexpr bool is_letter(char c) {
    return is_lower(c) || is_upper(c);
}
constexpr bool is_alphanumeric(char c) {
    return is_letter(c) || is_digit(c);
}
// Of the names of tags and commands (PGN 8.1.1).
constexpr bool is_name_char(char c) {
    return is_alphanumeric(c) || c == '_';
}

constexpr char to_lower(char c) {
    return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr char to_upper(char c) {
    return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}
inline std::string to_lower(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) { return to_lower(c); });
    return lower;
}
constexpr bool equal_ignoring_case(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return to_lower(x) == to_lower(y); });
}

// White space inside a line, and with what ends a line.
inline constexpr std::string_view blanks = " \t\v\f";
inline constexpr std::string_view white_space = " \t\v\f\r\n";

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}
constexpr bool is_line_break(char c) {
    return c == '\n' || c == '\r';
}
// Behind the line break at the offset, CRLF being one; at most the end of the text.
constexpr std::size_t behind_line_break(std::string_view text, std::size_t offset) {
    const std::size_t size = text.substr(offset).starts_with("\r\n") ? 2 : 1;
    return std::min(offset + size, text.size());
}
constexpr bool is_white_space(char c) {
    return is_blank(c) || is_line_break(c);
}

// Without the white space around it.
constexpr std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(white_space);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(white_space) + 1 - first);
}

constexpr Span trimmed(std::string_view text, Span span) {
    while (!span.empty() && is_white_space(text[span.end - 1]))
        --span.end;
    while (!span.empty() && is_white_space(text[span.begin]))
        ++span.begin;
    return span;
}

// Digits and nothing else, and at least one.
constexpr bool is_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, is_digit);
}

} // namespace arbiter::text
