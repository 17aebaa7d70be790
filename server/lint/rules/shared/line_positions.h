#pragma once

#include "lint/rule.h"

#include <vector>

namespace arbiter::lint::rules {

// A position of the main line, and the ply that led to it; no_index at the start.
struct Reached {
    chess::Position position;
    game::Index ply = game::no_index;
};

// From the start up to the first ply that could not be played; none where the rules are not known.
std::vector<Reached> main_line_positions(const Context& context);

} // namespace arbiter::lint::rules
