#pragma once

#include "game/byte_search.h"
#include "lint/rule.h"
#include "text/span.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// Lines and blanks of a game's text.
namespace arbiter::lint::rules {

// One past the line break (LF, CRLF or CR) at `offset`; the end of the text stays.
constexpr std::uint32_t behind_break(std::string_view text, std::uint32_t offset) {
    if (offset == text.size()) return offset;
    return offset + (text.substr(offset, 2) == "\r\n" ? 2 : 1);
}

// Visits the lines of a text, without their line breaks.
template <std::invocable<text::Span> Visit>
void for_each_line(std::string_view text, Visit visit) {
    std::uint32_t begin = 0;
    while (begin < text.size()) {
        const auto end = static_cast<std::uint32_t>(game::find_any<'\n', '\r'>(text, begin));
        visit(text::Span{begin, end});
        begin = behind_break(text, end);
    }
}

// The blank lines between two tokens, with their line breaks; nothing where more than blanks stands
// between them.
std::optional<text::Span> blank_lines(std::string_view text, text::Span between);

// A finding of something that runs through a game: the first place, with the others as related
// ones. Nothing without a place.
Finding* report_once(Report& report, const std::vector<text::Span>& places, std::string message);

} // namespace arbiter::lint::rules
