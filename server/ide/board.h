#pragma once

#include "chess/position.h"
#include "game/board_mark.h"

#include <span>
#include <string>

// Pictures of a position, seen from White's side of the board.
namespace arbiter::ide {

// Text of nine lines: a rank each, then the letters of the files. One character a square.
std::string unicode_board(const chess::Position& position);

// An SVG image without outside references, of 280 pixels. The squares of `last_move` are marked
// (none for a null move or without one), and so is a king in check. Coloured squares and arrows are
// drawn as they say; one with a flaw is not.
std::string svg_board(const chess::Position& position, chess::Move last_move = {},
                      std::span<const game::BoardMark> marks = {});

} // namespace arbiter::ide
