#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void descriptive_resolved(const Context& context, Report& report) {
    for_each_descriptive(context, [&](const DescriptivePly& ply) {
        const auto words = game::decided_by(ply.resolved);
        if (words.empty()) return;
        auto& finding =
            report.add(ply.span(), fmt::format("{} fits several moves and is read as {}: {}",
                                               ply.text(), ply.san(), words));
        const auto text = ply.written();
        finding.fixes.push_back(
            unsafe_fix("Write " + text, {replace(context.text, ply.span(), text)}));
    });
}

} // namespace arbiter::lint::rules
