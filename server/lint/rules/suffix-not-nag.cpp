#include "lint/rule.h"
#include "lint/rules/shared/annotation.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/occurrences.h"

#include <fmt/format.h>

#include <utility>

namespace arbiter::lint::rules {

void suffix_not_nag(const Context& context, Report& report) {
    Occurrences suffixes;
    suffixes.fix = safe_fix("Write the suffixes as numbers", {});
    for (const auto& item : context.score.items) {
        if (item.kind != game::ItemKind::suffix || item.ply == game::no_index) continue;
        const auto nag = annotation_number(context, item);
        if (!nag) continue; // suffix-form
        if (suffixes.spans.empty())
            suffixes.message = fmt::format("{} is a suffix: export format writes ${}",
                                           slice(context.text, item.span), *nag);
        suffixes.spans.push_back(item.span);
        suffixes.fix.edits.push_back(as_nag(context.text, item.span, *nag));
    }
    if (!suffixes.spans.empty()) report_as_one(report, std::move(suffixes));
}

} // namespace arbiter::lint::rules
