#pragma once

#include "chess/position.h"

#include <string>

// Pictures of a position, seen from White's side of the board.
namespace arbiter::ide {

// Text of nine lines: a rank each, then the letters of the files. One character a square.
std::string unicode_board(const chess::Position& position);

// An SVG image without outside references, of 280 pixels. The squares of `last_move` are marked
// (none for a null move or without one), and so is a king in check.
std::string svg_board(const chess::Position& position, chess::Move last_move = {});

} // namespace arbiter::ide
