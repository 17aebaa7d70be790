#include "text/line_index.h"

#include "text/utf8.h"

#include <algorithm>

namespace arbiter::text {

namespace {

// A mark at least every so many bytes: what a conversion may have to count through.
constexpr std::size_t mark_distance = 1024;

std::uint32_t width(const Utf8Character& character, PositionEncoding encoding) {
    switch (encoding) {
    case PositionEncoding::utf8:
        return character.size;
    case PositionEncoding::utf16:
        return character.code_point > 0xFFFF ? 2 : 1;
    case PositionEncoding::utf32:
        return 1;
    }
    return 1;
}

// The offset behind the line break that starts at `offset`.
std::size_t skip_line_break(std::string_view text, std::size_t offset) {
    return offset + (text.substr(offset, 2) == "\r\n" ? 2 : 1);
}

std::size_t line_end(std::string_view text, std::size_t offset) {
    // Several times the speed of find_first_of.
    const auto* const end = std::find_if(text.begin() + offset, text.end(),
                                         [](char c) { return c == '\n' || c == '\r'; });
    return static_cast<std::size_t>(end - text.begin());
}

// The start of the line that holds `offset`, which may stand before its line break.
std::size_t start_of_line_at(std::string_view text, std::size_t offset) {
    if (offset == 0) return 0;
    const std::size_t found = text.find_last_of("\r\n", offset - 1);
    return found == std::string_view::npos ? 0 : found + 1;
}

// A place that a position can name: no inside of a character or of CRLF.
std::size_t clamp(std::string_view text, std::size_t offset) {
    if (offset >= text.size()) return text.size();
    if (offset > 0 && text[offset - 1] == '\r' && text[offset] == '\n') return offset - 1;
    return character_start(text, offset);
}

// The offset of the character that `count` units from the text's start fall in, at most its end.
std::size_t skip_units(std::string_view text, std::uint32_t count, PositionEncoding encoding) {
    if (encoding == PositionEncoding::utf8) return character_start(text, count);
    std::size_t offset = skip_ascii(text.substr(0, count));
    for (std::uint32_t left = count - static_cast<std::uint32_t>(offset); offset < text.size();) {
        const Utf8Character character = decode_utf8(text.substr(offset));
        const std::uint32_t units = width(character, encoding);
        if (units > left) break;
        left -= units;
        offset += character.size;
    }
    return offset;
}

} // namespace

std::size_t line_breaks(std::string_view text) {
    const auto line_feeds = std::count(text.begin(), text.end(), '\n');
    const auto returns = std::count(text.begin(), text.end(), '\r');
    std::size_t pairs = 0;
    if (returns > 0) {
        for (std::size_t i = 1; i < text.size(); ++i) {
            pairs += text[i] == '\n' && text[i - 1] == '\r' ? 1 : 0;
        }
    }
    return static_cast<std::size_t>(line_feeds + returns) - pairs;
}

std::uint32_t units(std::string_view text, PositionEncoding encoding) {
    if (encoding == PositionEncoding::utf8) return static_cast<std::uint32_t>(text.size());
    std::uint32_t count = 0;
    for (std::size_t offset = 0; offset < text.size();) {
        const std::size_t ascii = skip_ascii(text.substr(offset));
        count += static_cast<std::uint32_t>(ascii);
        offset += ascii;
        if (offset == text.size()) break;
        const Utf8Character character = decode_utf8(text.substr(offset));
        count += width(character, encoding);
        offset += character.size;
    }
    return count;
}

Position advance(Position from, std::string_view text, PositionEncoding encoding) {
    const std::size_t last_line = start_of_line_at(text, text.size());
    const std::uint32_t length = units(text.substr(last_line), encoding);
    if (last_line == 0) return {from.line, from.character + length};
    return {from.line + static_cast<std::uint32_t>(line_breaks(text)), length};
}

Position position(std::string_view text, std::size_t offset, PositionEncoding encoding) {
    return advance({}, text.substr(0, clamp(text, offset)), encoding);
}

std::size_t offset(std::string_view text, Position position, PositionEncoding encoding) {
    std::size_t start = 0;
    for (std::uint32_t line = 0; line < position.line; ++line) {
        const std::size_t end = line_end(text, start);
        if (end == text.size()) return end;
        start = skip_line_break(text, end);
    }
    const std::string_view line = text.substr(start, line_end(text, start) - start);
    return start + skip_units(line, position.character, encoding);
}

LineIndex::LineIndex(std::string_view text) : text_(text) {
    for (std::size_t start = 0, line = 0;; ++line) {
        Mark mark{start, start, static_cast<std::uint32_t>(line), 0, 0};
        marks_.push_back(mark);
        const std::size_t end = line_end(text, start);
        while (end - mark.offset > mark_distance) {
            const std::size_t next = character_start(text, mark.offset + mark_distance);
            const std::string_view between = text.substr(mark.offset, next - mark.offset);
            mark.offset = next;
            mark.utf16 += units(between, PositionEncoding::utf16);
            mark.utf32 += units(between, PositionEncoding::utf32);
            marks_.push_back(mark);
        }
        if (end == text.size()) return;
        start = skip_line_break(text, end);
    }
}

std::uint32_t LineIndex::Mark::character(PositionEncoding encoding) const {
    switch (encoding) {
    case PositionEncoding::utf8:
        return static_cast<std::uint32_t>(offset - line_start);
    case PositionEncoding::utf16:
        return utf16;
    case PositionEncoding::utf32:
        return utf32;
    }
    return utf16;
}

std::size_t LineIndex::line_start(std::uint32_t line) const {
    const auto mark = std::partition_point(marks_.begin(), marks_.end(),
                                           [line](const Mark& m) { return m.line < line; });
    return mark == marks_.end() ? text_.size() : mark->offset;
}

std::string_view LineIndex::line(std::uint32_t line) const {
    const std::size_t start = line_start(line);
    return text_.substr(start, line_end(text_, start) - start);
}

Position LineIndex::position(std::size_t offset, PositionEncoding encoding) const {
    const std::size_t place = clamp(text_, offset);
    const auto behind = std::partition_point(marks_.begin(), marks_.end(),
                                             [place](const Mark& m) { return m.offset <= place; });
    const Mark& mark = *std::prev(behind);
    const std::string_view between = text_.substr(mark.offset, place - mark.offset);
    return {mark.line, mark.character(encoding) + units(between, encoding)};
}

std::size_t LineIndex::offset(Position position, PositionEncoding encoding) const {
    if (position.line >= line_count()) return text_.size();
    const auto behind =
        std::partition_point(marks_.begin(), marks_.end(), [position, encoding](const Mark& m) {
            return m.line < position.line ||
                   (m.line == position.line && m.character(encoding) <= position.character);
        });
    const Mark& mark = *std::prev(behind);
    // What is asked for lies before the next mark, or before the end of the line.
    const std::size_t limit = behind != marks_.end() ? behind->offset : text_.size();
    std::string_view rest = text_.substr(mark.offset, limit - mark.offset);
    rest = rest.substr(0, line_end(rest, 0));
    return mark.offset + skip_units(rest, position.character - mark.character(encoding), encoding);
}

} // namespace arbiter::text
