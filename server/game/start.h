#pragma once

#include "game/replay.h"
#include "game/score.h"

#include <string_view>

namespace arbiter::game {

// The rules that a value of the tag Variant stands for; blanks, signs and capitals do not matter.
Start::Rules rules_of(std::string_view variant);

// Where the game starts by its tags. The first move of the main line may show that the FEN names
// the wrong side to move.
Start read_start(const Score& score, std::string_view chunk);

} // namespace arbiter::game
