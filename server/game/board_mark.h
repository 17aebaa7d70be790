#pragma once

#include "chess/types.h"
#include "text/span.h"

#include <cstdint>
#include <string_view>
#include <vector>

// The squares and arrows that the commands csl and cal paint on the board: Gd4,Re5 and Ge2e4,Rd1d8.
namespace arbiter::game {

struct BoardMark {
    // What keeps it from being a colour and its squares; the first where there are several.
    enum class Flaw : std::uint8_t {
        none,
        empty,   // nothing between two commas
        colour,  // missing or unknown
        squares, // not one for csl, two for cal, each from a1 to h8
    };

    text::Span span;                       // in the value, without the blanks around it
    char colour = 'G';                     // G, R, Y, B; C and O (cyan, orange) are extensions
    chess::Square from = chess::no_square; // the only one of a square
    chess::Square to = chess::no_square;
    Flaw flaw = Flaw::none;
};

enum class MarkKind : std::uint8_t {
    square, // csl
    arrow,  // cal
};

// The marks of a command's value, in order; none of an empty one.
std::vector<BoardMark> read_board_marks(std::string_view value, MarkKind kind);

// One mark alone: "Ge2e4".
BoardMark read_board_mark(std::string_view text, MarkKind kind);

} // namespace arbiter::game
