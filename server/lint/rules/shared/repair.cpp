#include "lint/rules/shared/repair.h"

#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/words.h"

#include <fmt/format.h>

#include <utility>

namespace arbiter::lint::rules {

namespace {

game::Index ply_of(const game::Correction& correction) {
    return static_cast<game::Index>(correction.ply);
}

} // namespace

std::string suggestion(const Context& context, const game::Repair& repair) {
    if (!repair.accepted || repair.corrections.empty())
        return repair.rest == 0 ? "" : "the rest of this line is not checked";
    const auto& best = repair.corrections.front();
    const auto question =
        repair.is_earlier(best)
            ? fmt::format("did you mean {} for {}?", best.text, numbered(context, ply_of(best)))
            : fmt::format("did you mean {}?", best.text);
    if (best.reach == 0) return question;
    if (best.reach < repair.rest)
        return fmt::format("{} With it {} of the remaining {} plies replay", question, best.reach,
                           repair.rest);
    if (repair.rest == 1) return question + " With it the remaining ply replays";
    return fmt::format("{} With it the remaining {} plies replay", question, repair.rest);
}

std::vector<Fix> correction_fixes(const Context& context, const game::Repair& repair,
                                  std::span<const game::Correction> corrections) {
    std::vector<Fix> fixes;
    for (const auto& correction : corrections) {
        const auto& best = repair.corrections.front();
        const bool likely =
            repair.accepted && correction.ply == best.ply && correction.move == best.move;
        const auto span = context.score.plies[ply_of(correction)].span;
        auto title = "Write " + correction.text;
        if (repair.is_earlier(correction))
            title += fmt::format(" for {}", numbered(context, ply_of(correction)));
        fixes.push_back({std::move(title),
                         {replace(context.text, span, correction.text)},
                         likely ? Safety::unsafe : Safety::choice});
    }
    return fixes;
}

} // namespace arbiter::lint::rules
