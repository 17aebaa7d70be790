#pragma once

#include "chess/position.h"

#include <string>

// A move in words.
namespace arbiter::ide {

// SAN, also of the null move: "--".
std::string san(chess::Move move, const chess::Position& before);

// "12. Nf3", "12... Nf6".
std::string numbered_san(chess::Move move, const chess::Position& before);

// Who moves from where to where, and what else happens, of a legal move or the null move:
// "White's knight g1 → f3, takes the bishop", "Black castles king-side: king e8 → g8, rook h8 →
// f8".
std::string describe(chess::Move move, const chess::Position& before);

// What the move brought about: "check", "discovered check", "checkmate", "stalemate", ... or empty.
std::string effect(chess::Move move, const chess::Position& before);

} // namespace arbiter::ide
