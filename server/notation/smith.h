#pragma once

#include "notation/notation.h"

#include <string>
#include <string_view>

// Smith notation: both squares, then the man taken in a small letter, E for en passant, c and C for
// castling, and the man that a pawn becomes: e4d5p, e5d6E, e1g1c, e1c1C, b7a8rQ.
namespace arbiter::notation {

Reading read_smith(std::string_view text, const chess::Position& position);
std::string write_smith(chess::Move move, const chess::Position& position);

} // namespace arbiter::notation
