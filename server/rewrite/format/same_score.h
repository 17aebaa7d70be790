#pragma once

#include "game/score.h"

#include <string_view>

namespace arbiter::rewrite::format_detail {

// Whether two texts of a game say the same: tags with their values, whatever their order; plies,
// variations, annotations and the result, whatever their numbers, blanks and line breaks.
bool is_same_score(std::string_view chunk, const game::Score& score, std::string_view other_chunk,
                   const game::Score& other);

} // namespace arbiter::rewrite::format_detail
