#pragma once

#include "chess/position.h"

// Whether the king is safe after a move that the men could make: the tests that legal_moves,
// is_legal and legal_origins share.
namespace arbiter::chess {

// The squares where a man other than the king ends a check: all without a check, none against two.
Bitboard check_answers(const Position& position);
// Whether the king of the side to move may step to the square.
bool king_is_safe_on(const Position& position, Square to);
// For a pawn that attacks the en passant square.
bool en_passant_is_safe(const Position& position, Square from);
// Whether the side to move may castle now.
bool can_castle(const Position& position, CastlingSide side);
// Where the pawn may go if its king allows; en passant aside.
Bitboard pawn_targets(const Position& position, Square from);

inline Move castling_move(const Position& position, CastlingSide side) {
    const Color us = position.side_to_move();
    return {position.king(us), position.castling_rook(us, side), Move::Kind::castling};
}

} // namespace arbiter::chess
