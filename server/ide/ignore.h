#pragma once

#include "game/game.h"
#include "lint/finding.h"

#include <vector>

namespace arbiter::ide {

// Ways to say in the game itself that a finding is not wanted (lint/suppression.h): for its move,
// if it has one, and for the game. They change comments only.
std::vector<lint::Fix> ignore_fixes(const game::Game& game, const lint::Finding& finding);

} // namespace arbiter::ide
