#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void descriptive_promotion(const Context& context, Report& report) {
    for_each_descriptive(context, [&](const DescriptivePly& ply) {
        if (!ply.resolved.oddities.has(notation::Oddity::promotion_missing)) return;
        auto& finding = report.add(
            ply.span(), fmt::format("{} does not say what the pawn becomes: it is read as a queen",
                                    ply.text()));
        const auto text = ply.written();
        finding.fixes.push_back(
            unsafe_fix("Write " + text, {replace(context.text, ply.span(), text)}));
    });
}

} // namespace arbiter::lint::rules
