#include "lint/rules/shared/unexpected.h"

#include "lint/rules/shared/characters.h"
#include "lint/rules/shared/html.h"
#include "text/ascii.h"

#include <algorithm>

namespace arbiter::lint::rules {

namespace {

constexpr std::string_view line_breaks = "\r\n";

bool is_unseen(char32_t c) {
    return is_control(c) || is_format_control(c) || is_odd_blank(c) || is_zero_width(c);
}

// Nor are bytes that are no valid UTF-8.
bool is_nothing_seen(std::string_view text) {
    while (!text.empty()) {
        const auto character = text::decode_utf8(text);
        if (character.valid && !is_unseen(character.code_point)) return false;
        text.remove_prefix(character.size);
    }
    return true;
}

Oddity kind_of(std::string_view line) {
    if (line.starts_with('%')) return Oddity::escape;
    if (is_html_tag(line)) return Oddity::html_tag;
    return is_nothing_seen(line) ? Oddity::invisible : Oddity::words;
}

} // namespace

std::vector<OddText> part_unexpected(std::string_view text, const game::Item& item) {
    // Nothing behind the item may be looked at: there may be a million of them.
    text = text.substr(0, item.span.end);
    std::vector<OddText> parts;
    std::size_t begin = item.span.begin;
    while (begin < text.size()) {
        const auto end = std::min(text.find_first_of(line_breaks, begin), text.size());
        const text::Span line{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        const auto kind = kind_of(slice(text, line));
        // Words go on over lines; all else ends with its line.
        if (kind == Oddity::words && !parts.empty() && parts.back().kind == Oddity::words)
            parts.back().span.end = line.end;
        else
            parts.push_back({line, kind});
        begin = std::min(text.find_first_not_of(text::white_space, end), text.size());
    }
    return parts;
}

} // namespace arbiter::lint::rules
