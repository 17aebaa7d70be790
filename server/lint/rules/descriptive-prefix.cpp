#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void descriptive_prefix(const Context& context, Report& report) {
    for_each_descriptive(context, [&](const DescriptivePly& ply) {
        if (!ply.resolved.oddities.has(notation::Oddity::prefix_conflict)) return;
        auto& finding =
            report.add(ply.span(), fmt::format("{} names a man of the other side of the board: "
                                               "only {} can be played",
                                               ply.text(), ply.san()));
        const auto text = ply.written();
        finding.fixes.push_back(
            unsafe_fix("Write " + text, {replace(context.text, ply.span(), text)}));
    });
}

} // namespace arbiter::lint::rules
