#pragma once

#include "syntax/tree.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace arbiter::game {

// How many leaves of a PGN are one move in long algebraic notation that is printed with blanks:
// "e 2 e 4", "C g 8 f 6", "e 5 d 4 :", "S g1-f3", "R enr. g 8". 0 where they are none.
std::size_t leaves_of_spaced_squares(std::string_view chunk, std::span<const syntax::Leaf> leaves);

} // namespace arbiter::game
