#pragma once

#include "syntax/tree.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace arbiter::game {

// How many leaves of a PGN are one move, a loose one or one in descriptive notation that is printed
// with blanks: "R-K sq", "Q-R5 dis. ch", "Castles KR". The first leaf is a move, or else a word: 0
// where it begins no move. SAN has no such moves.
std::size_t leaves_of_move(std::string_view chunk, std::span<const syntax::Leaf> leaves);

} // namespace arbiter::game
