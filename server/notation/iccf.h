#pragma once

#include "notation/notation.h"

#include <string>
#include <string_view>

// The numbers of international correspondence chess (ICCF): 5254 for e2-e4; a fifth digit for a
// promotion, 1 for a queen, 2 a rook, 3 a bishop, 4 a knight. It may stand in the place of the
// rank: 6762.
namespace arbiter::notation {

Reading read_iccf(std::string_view text, const chess::Position& position);
std::string write_iccf(chess::Move move, const chess::Position& position);

} // namespace arbiter::notation
