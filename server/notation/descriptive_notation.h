#pragma once

#include "notation/descriptive.h"
#include "notation/reading.h"

#include <string_view>

namespace arbiter::notation {

// A descriptive move on a position alone: nothing is known of the men's origin but at the start of
// a game, nor of the move before.
Reading read_descriptive(std::string_view text, const chess::Position& position,
                         DescriptiveLanguage language);

} // namespace arbiter::notation
