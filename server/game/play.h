#pragma once

#include "chess/position.h"
#include "notation/reading.h"

#include <string_view>

namespace arbiter::game {

// Reads a written move and, where it is exactly one legal move, plays it. The one place that knows
// in which notation a game is written.
notation::Reading play(std::string_view written, chess::Position& position);

} // namespace arbiter::game
