#pragma once

#include "text/span.h"

#include <cstdint>
#include <optional>
#include <string_view>

// How a book says that a game begins as another one, and by what heading that one is found.
namespace arbiter::game {

// "Move 1-6 as in Game No. 16", "Repeat the Opening up to Black's 4th move".
struct GameReference {
    enum class To : std::uint8_t {
        game,      // with a number in the book
        variation, // likewise, counted anew for each opening
        previous,  // the game that stands before
        opening,   // the nearest game before that has all its moves
    };
    text::Span span;
    To to = To::game;
    std::uint32_t number = 0; // of the game or variation
    // The last move that is named; whether it belongs to those taken over, the first number that is
    // printed tells. 0 where none is named.
    std::uint32_t moves = 0;
};

// What a line begins with, its indent and a bracket left out. The span is not set.
std::optional<GameReference> read_reference(std::string_view line);

// What a game of a book is called by the others.
struct SheetHeading {
    GameReference::To to; // a game or a variation
    std::uint32_t number;
};

// Of one line: "GAME No. 12", "Game II.", "SECOND VARIATION."
std::optional<SheetHeading> read_heading(std::string_view line);

} // namespace arbiter::game
