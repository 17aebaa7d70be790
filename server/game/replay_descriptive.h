#pragma once

#include "game/replay.h"
#include "game/score.h"

#include <span>
#include <string_view>

namespace arbiter::game {

// Whether the moves are written in descriptive notation: a score sheet, or a PGN whose main line
// begins so.
bool is_descriptive(const Score& score, std::string_view chunk);

// Replays such a game.
Replay replay_descriptive(const Score& score, std::string_view chunk,
                          std::span<const chess::Move> opening);

} // namespace arbiter::game
