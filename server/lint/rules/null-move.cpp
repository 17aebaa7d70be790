#include "lint/rule.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void null_move(const Context& context, Report& report) {
    for (std::size_t i = 0; i < context.replay.plies.size(); ++i) {
        const auto* legal = std::get_if<notation::Legal>(&context.replay.plies[i].reading);
        if (!legal || !legal->move.is_null()) continue;
        const auto& ply = context.score.plies[i];
        const auto severity = ply.line == 0 ? Severity::warning : Severity::information;
        report.add(
            ply.span,
            fmt::format(
                "{} is a null move, which the standard does not have: only some programs read it",
                slice(context.text, ply.span)),
            severity);
    }
}

} // namespace arbiter::lint::rules
