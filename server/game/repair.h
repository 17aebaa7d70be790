#pragma once

#include "game/correction.h"
#include "game/replay.h"
#include "game/score.h"

#include <string_view>

namespace arbiter::game {

// Finds what could stand for moves that can't be played as written, in all notations but
// descriptive ones.
class Repairer {
public:
    // The replay may grow while the game is read, and so may its notations.
    Repairer(const Score& score, std::string_view chunk, const Replay& replay)
        : score_(score), chunk_(chunk), replay_(replay) {}

    // `unreadable` is what was made of the ply's text on that board: anything but a legal move.
    // Behind the bound the candidates of an ambiguous move come ranked by their spelling alone, of
    // others none.
    Repair repair(Index ply, const chess::Position& before, const notation::Reading& unreadable);

private:
    const Score& score_;
    std::string_view chunk_;
    const Replay& replay_;
    LookAhead budget_;
};

} // namespace arbiter::game
