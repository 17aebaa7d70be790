#pragma once

#include "game/replay.h"
#include "game/score.h"
#include "notation/origins.h"

#include <vector>

namespace arbiter::game {

// The men's origins before each ply, as Score::plies; unknown where the ply is not reached.
std::vector<notation::Origins> follow_origins(const Score& score, const Replay& replay);

} // namespace arbiter::game
