#include "chess/draw_claims.h"
#include "lint/rule.h"
#include "lint/rules/shared/line_positions.h"
#include "lint/rules/shared/words.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void move_count(const Context& context, Report& report) {
    bool claimed = false;
    for (const auto& [position, ply] : main_line_positions(context)) {
        if (ply == game::no_index || !position.has_legal_move()) continue;
        const chess::DrawStatus status{.halfmove_clock = position.halfmove_clock()};
        const bool drawn = status.seventy_five_moves();
        if (!drawn && (claimed || !status.fifty_moves())) continue;
        report.add(
            context.score.plies[ply].span,
            fmt::format("With {} no man was taken and no pawn moved for {} moves of each side: {}",
                        numbered(context, ply), drawn ? 75 : 50,
                        drawn ? "the game is drawn" : "a draw can be claimed"));
        claimed = true;
        if (drawn) return;
    }
}

} // namespace arbiter::lint::rules
