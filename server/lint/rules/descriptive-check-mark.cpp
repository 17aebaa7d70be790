#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void descriptive_check_mark(const Context& context, Report& report) {
    for_each_descriptive(context, [&](const DescriptivePly& ply) {
        const auto oddities = ply.resolved.oddities;
        if (oddities.has(notation::Oddity::check_mark_missing)) {
            report.add(ply.span(), fmt::format("{} gives check, which is not printed", ply.text()),
                       Severity::hint);
        } else if (oddities.has(notation::Oddity::check_mark_wrong)) {
            report.add(ply.span(), fmt::format("{} does not check as it is printed: it is {}",
                                               ply.text(), ply.san()));
        } else {
            return;
        }
    });
}

} // namespace arbiter::lint::rules
