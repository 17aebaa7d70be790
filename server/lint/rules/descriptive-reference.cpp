#include "lint/rule.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void descriptive_reference(const Context& context, Report& report) {
    const auto& reference = context.score.reference;
    if (!reference || context.replay.taken_over > 0) return;
    report.add(reference->span,
               fmt::format("game {}, from which this one takes its first moves, is not found "
                           "before it in this file with that many moves",
                           reference->game));
}

} // namespace arbiter::lint::rules
