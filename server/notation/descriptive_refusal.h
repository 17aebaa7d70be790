#pragma once

#include "chess/position.h"
#include "notation/descriptive_move.h"
#include "notation/reading.h"

namespace arbiter::notation {

// Why no legal move fits the words.
Illegal refuse_descriptive(const DescriptiveMove& move, const chess::Position& position);

} // namespace arbiter::notation
