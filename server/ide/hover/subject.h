#pragma once

#include "chess/position.h"
#include "game/game.h"
#include "game/score.h"
#include "ide/hover/finders.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

// What annotations speak of.
namespace arbiter::ide::hovering {

// The command [%name value] at the place, if it has one of these names.
const game::Command* command_at(const Place& place, std::initializer_list<std::string_view> names);

// The move that stands before the item in its line, if it could be played.
const game::ReplayedPly* move_before(const game::Analysis& analysis, const game::Item& item);

// The board that the item speaks of: behind the move before it, or where its line begins.
std::optional<chess::Position> board_at(const game::Analysis& analysis, const game::Item& item);

// "after 12. Nf3"; "before the first move" where there is none.
std::string after_move(const game::ReplayedPly* move);

// Whose move it was: "White"; "the side that moved" where that is not known.
std::string_view mover(const game::ReplayedPly* move);

} // namespace arbiter::ide::hovering
