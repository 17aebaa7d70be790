#include "lint/rules/shared/foreign_letters.h"
#include "lint/rules/shared/wanted_notation.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Notation;

void figurine_in_movetext(const Context& context, Report& report) {
    // Most games have none.
    if (context.replay.notations == game::Notations{&notation::san()}) return;
    if (is_wanted(context, notation::Family::figurine)) return;
    report_letters(
        context, report,
        [](const Notation& notation) { return notation.family == notation::Family::figurine; },
        [](std::string_view written, const Notation&) {
            return fmt::format("{} has a figurine for the piece: PGN has letters, K, Q, R, B and N",
                               written);
        });
}

} // namespace arbiter::lint::rules
