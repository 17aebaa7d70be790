#pragma once

#include "notation/notation.h"

#include <string>
#include <string_view>

// Long algebraic notation: Ng1-f3, e4xd5, e7-e8=Q+.
namespace arbiter::notation {

// Only what names both squares, or castles, is a move.
Reading read_long_algebraic(std::string_view text, const chess::Position& position,
                            const Notation& notation);
std::string write_long_algebraic(chess::Move move, const chess::Position& position,
                                 const Notation& notation);

} // namespace arbiter::notation
