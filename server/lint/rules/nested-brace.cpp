#include "lint/rules/shared/braces.h"
#include "lint/rules/shared/edits.h"

namespace arbiter::lint::rules {

void nested_brace(const Context& context, Report& report) {
    for (const auto& nested : find_braces(context).nested) {
        auto& finding = report.add(
            nested.span, "This { stands inside a comment: some programs take it for a new one");
        finding.help = "A comment ends at its first }, and { has no meaning in it";
        finding.fixes.push_back(unsafe_fix("Write (", {{nested.span, "("}}));
    }
}

} // namespace arbiter::lint::rules
