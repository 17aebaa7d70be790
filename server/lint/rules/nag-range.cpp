#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "notation/nag.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void nag_range(const Context& context, Report& report) {
    for (const auto& item : context.score.items) {
        if (item.kind != game::ItemKind::nag) continue;
        const auto written = slice(context.text, item.span);
        const auto number = notation::nag_number(written);
        if (!number) {
            report.add(item.span, "$ without a number annotates nothing");
        } else if (notation::last_nag < *number) {
            report.add(
                item.span,
                fmt::format("{} is out of range: annotation glyphs are numbered from 0 to {}",
                            quote(written), notation::last_nag));
        } else if (*number == 0) {
            report
                .add(item.span, fmt::format("{} is the null annotation: it says nothing", written),
                     Severity::information)
                .fixes.push_back(safe_fix("Remove it", {remove(context.text, item.span)}));
        } else if (written[1] == '0') {
            const auto title = fmt::format("Write ${}", *number);
            report
                .add(item.span, fmt::format("{} has leading zeros", quote(written)), Severity::hint)
                .fixes.push_back(
                    safe_fix(title, {replace(context.text, {item.span.begin + 1, item.span.end},
                                             fmt::to_string(*number))}));
        }
    }
}

} // namespace arbiter::lint::rules
