#pragma once

#include "chess/types.h"
#include "game/clock_time.h"
#include "lint/rule.h"

#include <cstdint>
#include <vector>

// What the clocks showed during the game.
namespace arbiter::lint::rules {

struct Clock {
    text::Span span; // the time
    game::ClockTime time;
    game::Index ply = 0;
    chess::Color side = chess::Color::white; // that made the ply
    std::uint32_t move = 0;                  // the side's moves so far, this one included
};

// The command clk of each ply of the main line that has one and can be read, in order.
std::vector<Clock> main_line_clocks(const Context& context);

} // namespace arbiter::lint::rules
