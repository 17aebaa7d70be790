#pragma once

#include "chess/openings.h"
#include "game/game.h"

#include <optional>

namespace arbiter::ide {

// The opening of the line that leads to the ply: of its last position that has a name.
std::optional<chess::Opening> opening_of(const game::Analysis& analysis, game::Index ply);

} // namespace arbiter::ide
