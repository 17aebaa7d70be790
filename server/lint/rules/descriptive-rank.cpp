#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void descriptive_rank(const Context& context, Report& report) {
    for_each_descriptive(context, [&](const DescriptivePly& ply) {
        if (!ply.resolved.oddities.has(notation::Oddity::rank_omitted)) return;
        auto& finding = report.add(
            ply.span(), fmt::format("{} has no rank: it is read as the first, {}", ply.text(),
                                    chess::to_string(ply.resolved.move.to())));
        const auto text = ply.written();
        finding.fixes.push_back(
            unsafe_fix("Write " + text, {replace(context.text, ply.span(), text)}));
    });
}

} // namespace arbiter::lint::rules
