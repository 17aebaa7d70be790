#pragma once

#include "chess/position.h"
#include "notation/pattern.h"
#include "notation/reading.h"

// Why a move can't be played, in chess terms.
namespace arbiter::notation {

// Why no legal move fits the pattern. Where several men could be meant and fail for different
// reasons, the reason of the one that comes nearest to moving is given: it is pinned, or its king
// is or would be in check; it is blocked; it can't reach the square. Only where nothing comes as
// near as being blocked is it said that the other side could play the move.
Illegal refuse(const Pattern& pattern, const chess::Position& position);

// Why castling is not legal: the first condition that fails (FIDE 3.8.2), also where the other side
// could castle.
Illegal refuse_castling(chess::CastlingSide side, const chess::Position& position);

// Why the side to move can't pass.
Illegal refuse_null_move(const chess::Position& position);

} // namespace arbiter::notation
