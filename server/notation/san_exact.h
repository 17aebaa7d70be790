#pragma once

#include "chess/position.h"

#include <string_view>

namespace arbiter::notation {

// The legal move whose SAN the text is, check mark aside; no move where there is none. Allocates
// nothing: this is the way that nearly every move of a well-made file goes.
chess::Move read_exact_san(std::string_view unmarked, const chess::Position& position);

} // namespace arbiter::notation
