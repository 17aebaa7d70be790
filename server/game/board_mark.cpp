#include "game/board_mark.h"

#include "text/ascii.h"

#include <algorithm>

namespace arbiter::game {

namespace {

constexpr std::string_view colours = "GRYBCO";

} // namespace

BoardMark read_board_mark(std::string_view text, MarkKind kind) {
    constexpr std::size_t square_size = 2;
    BoardMark mark;
    mark.span.end = static_cast<std::uint32_t>(text.size());
    if (text.empty()) {
        mark.flaw = BoardMark::Flaw::empty;
        return mark;
    }
    if (colours.find(text.front()) == std::string_view::npos) {
        mark.flaw = BoardMark::Flaw::colour;
        return mark;
    }
    mark.colour = text.front();
    const auto squares = text.substr(1);
    mark.from = chess::parse_square(squares.substr(0, square_size));
    if (kind == MarkKind::arrow)
        mark.to = chess::parse_square(squares.substr(std::min(square_size, squares.size())));
    const bool complete =
        kind == MarkKind::arrow ? mark.to != chess::no_square : squares.size() == square_size;
    if (mark.from == chess::no_square || !complete) mark.flaw = BoardMark::Flaw::squares;
    return mark;
}

std::vector<BoardMark> read_board_marks(std::string_view value, MarkKind kind) {
    std::vector<BoardMark> marks;
    if (text::trimmed(value).empty()) return marks;
    std::size_t begin = 0;
    while (begin <= value.size()) {
        const auto comma = std::min(value.find(',', begin), value.size());
        const auto span = text::trimmed(
            value, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(comma)});
        auto mark = read_board_mark(text::slice(value, span), kind);
        mark.span = span;
        marks.push_back(mark);
        begin = comma + 1;
    }
    return marks;
}

} // namespace arbiter::game
