#include "lint/rule.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void fen_invalid(const Context& context, Report& report) {
    const auto* fen = context.score.tag(context.text, "FEN");
    if (!fen) return;
    for (const auto& error : context.replay.start.fen_errors)
        report.add(place_of_problem(context, *fen, error),
                   fmt::format("No game can start from this FEN: {}", error.message));
}

} // namespace arbiter::lint::rules
