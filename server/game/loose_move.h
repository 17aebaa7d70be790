#pragma once

#include "syntax/tree.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace arbiter::game {

// How many leaves of a PGN are one move that the grammar can't tell from what is none: the "ed" of
// a pawn's capture, which is a word in many languages; castling that looks like a result ("0 - 0"),
// a number ("000") or words ("O - O"); long algebraic notation with blanks ("C g 8 f 6", "S
// g1-f3"). 0 where they are no such move.
std::size_t leaves_of_loose_move(std::string_view chunk, std::span<const syntax::Leaf> leaves);

// Whether a move is written like a word: "ed", "de". Only the board tells whether it is one.
bool may_be_word(std::string_view written);

// How many leaves behind a move, the first leaf, are its mark: "+", "ch.", "mate", "dis . ch".
// Words that go on are prose.
std::size_t leaves_of_mark(std::string_view chunk, std::span<const syntax::Leaf> leaves);

} // namespace arbiter::game
