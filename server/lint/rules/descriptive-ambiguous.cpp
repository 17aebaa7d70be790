#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/words.h"
#include "notation/san.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void descriptive_ambiguous(const Context& context, Report& report) {
    for_each_descriptive(context, [&](const DescriptivePly& ply) {
        if (ply.resolved.readings.empty()) return;
        std::vector<std::string> sans;
        sans.reserve(ply.resolved.readings.size());
        for (const auto move : ply.resolved.readings)
            sans.push_back(notation::write_san(move, ply.replayed.before));
        auto& finding =
            report.add(ply.span(), fmt::format("{} can be {}, and the game goes on with each",
                                               ply.text(), list(sans, "or")));
        finding.help = fmt::format("the game is followed with {}", sans.front());
        for (const auto move : ply.resolved.readings) {
            const auto text = ply.written(move);
            finding.fixes.push_back(
                choice("Write " + text, {replace(context.text, ply.span(), text)}));
        }
    });
}

} // namespace arbiter::lint::rules
