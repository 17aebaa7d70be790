#pragma once

#include "chess/position.h"

#include <string>
#include <string_view>

// The words that reasons are made of.
namespace arbiter::notation {

// "White"
std::string_view side(chess::Color color);
// "the knight on c3"
std::string man_on(chess::Square square, const chess::Position& position);
// "the queen on f7 and the knight on d6"
std::string men_on(chess::Bitboard squares, const chess::Position& position);

} // namespace arbiter::notation
