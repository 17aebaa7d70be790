#pragma once

#include "game/replay.h"
#include "game/score.h"

#include <string_view>

namespace arbiter::game {

// Where the game starts by its tags. The first move of the main line may show that the FEN names
// the wrong side to move.
Start read_start(const Score& score, std::string_view chunk);

} // namespace arbiter::game
