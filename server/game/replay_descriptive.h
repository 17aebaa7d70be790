#pragma once

#include "game/replay.h"
#include "game/score.h"

#include <span>
#include <string_view>

namespace arbiter::game {

// Whether a game is in descriptive notation: a score sheet, or a PGN whose main line begins with
// such moves and has no more of others.
bool is_descriptive(const Score& score, std::string_view chunk);

// Replays such a game.
Replay replay_descriptive(const Score& score, std::string_view chunk,
                          std::span<const chess::Move> opening);

} // namespace arbiter::game
