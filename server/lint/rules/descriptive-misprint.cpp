#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"

#include <fmt/format.h>

#include <variant>

namespace arbiter::lint::rules {

namespace {

// More corrections than this help nobody.
constexpr std::size_t max_corrections = 8;

std::string misprint_message(const Context& context, game::Index ply) {
    const auto written = slice(context.text, context.score.plies[ply].span);
    const auto& reading = context.replay.plies[ply].reading;
    if (const auto* illegal = std::get_if<notation::Illegal>(&reading))
        return fmt::format("{} can't be right: {}", written, illegal->reason);
    return fmt::format("{} is no move in descriptive notation", quote(written));
}

void suggest_reading(const Context& context, const game::Repair& misprint, Finding& finding) {
    if (misprint.corrections.empty()) {
        finding.help = "the rest of this line is not checked";
        return;
    }
    for (const auto& correction : misprint.corrections) {
        if (finding.fixes.size() == max_corrections) break;
        const auto index = static_cast<game::Index>(correction.ply);
        // Where the reading of earlier moves differs, the correction belongs to another board.
        if (!context.replay.plies[index].before.is_legal(correction.move)) continue;
        const auto span = context.score.plies[index].span;
        auto title = "Write " + correction.text;
        if (index != misprint.failed || !misprint.accepted)
            title += fmt::format(" for {}", slice(context.text, span));
        finding.fixes.push_back(
            unsafe_fix(std::move(title), {replace(context.text, span, correction.text)}));
        if (finding.fixes.size() > 1) continue;
        finding.help = fmt::format("did you mean {}?", correction.text);
        if (!misprint.accepted)
            finding.help += " The rest of this line is not checked";
        else if (0 < misprint.rest)
            finding.help += " With it the line goes on";
    }
}

} // namespace

void descriptive_misprint(const Context& context, Report& report) {
    if (!context.replay.descriptive) return;
    for (const auto& misprint : context.replay.descriptive->misprints) {
        const auto failed = static_cast<game::Index>(misprint.failed);
        const auto place =
            misprint.accepted ? static_cast<game::Index>(misprint.corrections.front().ply) : failed;
        auto& finding =
            report.add(context.score.plies[place].span, misprint_message(context, place));
        suggest_reading(context, misprint, finding);
        if (place != failed)
            finding.related.push_back(
                {context.score.plies[failed].span, "here the game can't go on as it is printed"});
    }
}

} // namespace arbiter::lint::rules
