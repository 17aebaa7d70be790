#include "lint/rules/shared/line_positions.h"

namespace arbiter::lint::rules {

std::vector<Reached> main_line_positions(const Context& context) {
    const auto& start = context.replay.start;
    std::vector<Reached> line;
    if (!start.is_playable()) return line;
    line.push_back({start.position});
    for (const auto ply : context.score.lines.front().plies) {
        if (!context.replay.plies[ply].is_on_board()) break;
        line.push_back({context.replay.after(ply), ply});
    }
    return line;
}

} // namespace arbiter::lint::rules
