#pragma once

#include "game/replay.h"
#include "game/score.h"

// The board that a place in the movetext speaks of.
namespace arbiter::ide {

// The ply that a move behind the item would answer; no_index at the start of the game. Behind a
// variation the line goes on that it varies.
game::Index ply_behind(const game::Score& score, const game::Item& item);

// Whether the board behind the ply is known; of no_index, the one that the game starts with.
bool is_board_known(const game::Replay& replay, game::Index ply);

} // namespace arbiter::ide
