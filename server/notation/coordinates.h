#pragma once

#include "chess/position.h"
#include "notation/pattern.h"
#include "notation/reading.h"

#include <optional>

// What the notations that name a move by its two squares share.
namespace arbiter::notation {

// A move from one square to another; nothing where either is no square.
std::optional<Pattern> from_to(chess::Square from, chess::Square to);

// Reads a pattern of two squares, castling by the king's squares or onto its rook.
Reading read_coordinates(const Pattern& pattern, const chess::Position& position);

// Castling as programs write it: by the king's squares, or onto its rook.
std::optional<chess::CastlingSide> castling_meant(const Pattern& pattern,
                                                  const chess::Position& position);

// Where a move of two squares ends: castling as the king's move, onto its rook where Chess960 needs
// it.
chess::Square written_target(chess::Move move, const chess::Position& position);

} // namespace arbiter::notation
