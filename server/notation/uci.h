#pragma once

#include "notation/notation.h"

#include <string>
#include <string_view>

// Moves as chess engines exchange them (Universal Chess Interface): e2e4, e7e8q, e1g1, 0000.
namespace arbiter::notation {

Reading read_uci(std::string_view text, const chess::Position& position);
// Castling as the king's two squares, or king takes rook where Chess960 needs it.
std::string write_uci(chess::Move move, const chess::Position& position);

} // namespace arbiter::notation
