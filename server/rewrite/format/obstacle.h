#pragma once

#include "game/score.h"
#include "rewrite/format.h"

#include <optional>
#include <string_view>

namespace arbiter::rewrite::format_detail {

// What was not understood of a game, if anything. Words behind the termination marker are no
// obstacle, nor is a byte order mark.
std::optional<Obstacle> find_obstacle(std::string_view chunk, const game::Score& score);

} // namespace arbiter::rewrite::format_detail
