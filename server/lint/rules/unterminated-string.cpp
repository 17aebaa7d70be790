#include "lint/rule.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void unterminated_string(const Context& context, Report& report) {
    for (const auto& tag : context.score.tags) {
        if (tag.flaw != game::TagPair::Flaw::missing_quote) continue;
        auto& finding =
            report.add(tag.flaw_span, fmt::format("The value of the tag {} has no closing quote",
                                                  slice(context.text, tag.name)));
        finding.fixes.push_back(
            safe_fix("Add the closing quote", {{{tag.value.end, tag.value.end}, "\""}}));
    }
}

} // namespace arbiter::lint::rules
