#include "lint/rules/shared/foreign_letters.h"
#include "lint/rules/shared/wanted_notation.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Family;
using notation::Notation;

void localized_letters(const Context& context, Report& report) {
    // Where only some moves are not in SAN, mixed-notation speaks of them.
    const Notation& usual = *context.replay.notations.front();
    if (usual.family != Family::localized || is_wanted(context, usual)) return;
    report_letters(
        context, report,
        [](const Notation& notation) { return notation.family == Family::localized; },
        [](std::string_view written, const Notation& notation) {
            return fmt::format("{} has the piece letters of {}: PGN has the English ones, K, Q, R, "
                               "B and N",
                               written, language_of(notation));
        });
}

} // namespace arbiter::lint::rules
