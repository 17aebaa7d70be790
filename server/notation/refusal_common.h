#pragma once

#include "chess/position.h"
#include "notation/reading.h"

// Reasons that more than one kind of move can fail for.
namespace arbiter::notation {

// After mate or stalemate.
Illegal refuse_after_end(const chess::Position& position);

// Where the other side could play the move.
Illegal refuse_other_side(const chess::Position& position);

// Why a legal move does not promote to that piece.
Illegal refuse_as_promotion(chess::Move move, chess::PieceType promotion,
                            const chess::Position& position);

// Why none of the men, which could go to `to` but for their king's safety, may do so.
Illegal refuse_unsafe(chess::Bitboard movers, chess::Square to, const chess::Position& position);

} // namespace arbiter::notation
