#pragma once

#include "notation/piece_letters.h"

namespace arbiter::notation {

// Figurines are written as those of the white men, for both sides, as books print them; the black
// ones are read for both sides too.
inline constexpr PieceLetters figurines{"♔/♚ ♕/♛ ♖/♜ ♗/♝ ♘/♞ ♙/♟"};

} // namespace arbiter::notation
