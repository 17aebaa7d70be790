#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "notation/san.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace arbiter::lint::rules {

namespace {

// More corrections than this help nobody.
constexpr std::size_t max_corrections = 8;

std::string message(const Context& context, game::Index ply) {
    const auto written = slice(context.text, context.score.plies[ply].span);
    const auto& reading = context.replay.plies[ply].reading;
    if (const auto* illegal = std::get_if<notation::Illegal>(&reading))
        return fmt::format("{} can't be right: {}", written, illegal->reason);
    return fmt::format("{} is no move in descriptive notation", quote(written));
}

// How many plies of the line follow.
std::size_t rest_of_line(const Context& context, std::size_t ply) {
    const auto& line = context.score.lines[context.score.plies[ply].line].plies;
    return static_cast<std::size_t>(line.end() - std::ranges::upper_bound(line, ply));
}

void suggest(const Context& context, const game::Misprint& misprint, Finding& finding) {
    if (misprint.corrections.empty()) {
        finding.help = "the rest of this line is not checked";
        return;
    }
    for (const auto& correction : misprint.corrections) {
        if (finding.fixes.size() == max_corrections) break;
        const auto index = static_cast<game::Index>(correction.ply);
        // Where the reading of earlier moves differs, the correction belongs to another board.
        if (!context.replay.plies[index].before.is_legal(correction.move)) continue;
        const DescriptivePly ply{context, index, context.replay.plies[index],
                                 context.replay.descriptive->plies[index]};
        const auto text = ply.written(correction.move);
        auto title = "Write " + text;
        if (index != misprint.failed || !misprint.accepted)
            title += fmt::format(" for {}", ply.text());
        finding.fixes.push_back(
            unsafe_fix(std::move(title), {replace(context.text, ply.span(), text)}));
        if (finding.fixes.size() > 1) continue;
        const auto rest = rest_of_line(context, misprint.failed);
        finding.help = fmt::format("did you mean {}?", text);
        if (!misprint.accepted)
            finding.help += " The rest of this line is not checked";
        else if (0 < rest)
            finding.help += fmt::format(" With it the line goes on");
    }
}

} // namespace

void descriptive_misprint(const Context& context, Report& report) {
    if (!context.replay.descriptive) return;
    for (const auto& misprint : context.replay.descriptive->misprints) {
        const auto failed = static_cast<game::Index>(misprint.failed);
        const auto place =
            misprint.accepted ? static_cast<game::Index>(misprint.corrections.front().ply) : failed;
        auto& finding = report.add(context.score.plies[place].span, message(context, place));
        suggest(context, misprint, finding);
        if (place != failed)
            finding.related.push_back(
                {context.score.plies[failed].span, "here the game can't go on as it is printed"});
    }
}

} // namespace arbiter::lint::rules
