#include "chess/draw_claims.h"

namespace arbiter::chess {

DrawStatus DrawClaims::next(const Position& position) {
    if (position.halfmove_clock() == 0) occurrences_.clear();
    return {++occurrences_[position.key()], position.halfmove_clock()};
}

} // namespace arbiter::chess
