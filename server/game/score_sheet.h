#pragma once

#include "game/score.h"

#include <string_view>

namespace arbiter::game {

// Reads a game as old books print it: lines of moves in one or more columns, notes between them.
// Which lines are the game is told by their shape and their numbers; all others are comments. Plies
// come in the order of play, which columns side by side are not in the text. Building it never
// fails.
Score read_score_sheet(std::string_view chunk);

} // namespace arbiter::game
