#pragma once

#include "chess/types.h"

namespace arbiter::chess {

// Where the man stands that a capture takes: beside the target for en passant, else on it.
constexpr Square taken_on(Move move) {
    if (move.kind() != Move::Kind::en_passant) return move.to();
    return make_square(file_of(move.to()), rank_of(move.from()));
}

} // namespace arbiter::chess
