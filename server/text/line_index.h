#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

// Byte offsets and (line, character) positions, as LSP 3.17 counts them: LF, CRLF and CR each end a
// line; both numbers start at 0; a position behind the end of its line stands for the line's end,
// one behind the last line for the end of the text. A byte that is no valid UTF-8 counts as one
// unit; an offset inside a character or between CR and LF stands for the place before it.
namespace arbiter::text {

// What a character position counts: bytes, UTF-16 code units, code points.
enum class PositionEncoding : std::uint8_t { utf8, utf16, utf32 };

struct Position {
    std::uint32_t line = 0;
    std::uint32_t character = 0;

    friend constexpr auto operator<=>(const Position&, const Position&) = default;
};

// For one question about a chunk; for many of the same text see LineIndex.

std::size_t line_breaks(std::string_view text);

// The length of a text in units.
std::uint32_t units(std::string_view text, PositionEncoding encoding);

// Where a text ends that starts at `from`.
Position advance(Position from, std::string_view text, PositionEncoding encoding);

Position position(std::string_view text, std::size_t offset, PositionEncoding encoding);
std::size_t offset(std::string_view text, Position position, PositionEncoding encoding);

// Answers the same in the logarithm of the text's size, whatever the length of its lines. The text
// must outlive it.
class LineIndex {
public:
    explicit LineIndex(std::string_view text);

    std::uint32_t line_count() const { return marks_.back().line + 1; }
    // A line without its line break; empty behind the last line.
    std::string_view line(std::uint32_t line) const;
    Position position(std::size_t offset, PositionEncoding encoding) const;
    std::size_t offset(Position position, PositionEncoding encoding) const;

private:
    // A place whose position is known: each line's start, and more inside of long lines.
    struct Mark {
        std::size_t offset;
        std::size_t line_start;
        std::uint32_t line;
        std::uint32_t utf16; // units from the line's start
        std::uint32_t utf32;

        std::uint32_t character(PositionEncoding encoding) const;
    };

    std::size_t line_start(std::uint32_t line) const;

    std::string_view text_;
    std::vector<Mark> marks_;
};

} // namespace arbiter::text
