#pragma once

#include "lint/rule.h"

// The marks that forums and web pages put around a game: [pgn] ... [/pgn].
namespace arbiter::lint::rules {

// True of what the score takes for a flawed tag pair.
bool is_wrapper(const Context& context, const game::TagPair& tag);

} // namespace arbiter::lint::rules
