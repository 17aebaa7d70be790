#include "lint/rules/shared/unexpected.h"

namespace arbiter::lint::rules {

void escape_not_in_column_one(const Context& context, Report& report) {
    for (const auto& item : context.score.items) {
        if (item.kind != game::ItemKind::unexpected) continue;
        for (const auto& part : part_unexpected(context.text, item)) {
            if (part.kind != Oddity::escape) continue;
            auto& finding = report.add(part.span, "A % that does not begin its line hides nothing");
            finding.help = "An escape line begins with % in its first column; a comment within a "
                           "line is written {...}";
        }
    }
}

} // namespace arbiter::lint::rules
