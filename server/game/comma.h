#pragma once

#include "game/score.h"
#include "text/edit.h"

#include <string_view>

// Spanish scores part the moves of a pair with a comma: `1. P4R, P4R`.
namespace arbiter::game {

bool is_comma(std::string_view chunk, const Item& item);

// Takes it away; what it parts stays apart.
text::Edit without_comma(std::string_view chunk, const Item& comma);

} // namespace arbiter::game
