#pragma once

#include "game/score.h"

#include <string_view>

namespace arbiter::game {

// Whether the tags say that this is a score of xiangqi, which has standards of its own: Red plays
// Black, and moves are written in Chinese, in WXF or in ICCS.
bool is_xiangqi(const Score& score, std::string_view chunk);

} // namespace arbiter::game
