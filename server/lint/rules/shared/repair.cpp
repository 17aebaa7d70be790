#include "lint/rules/shared/repair.h"

#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

std::string suggestion(const game::Repair& repair) {
    if (!repair.accepted || repair.candidates.empty())
        return repair.rest == 0 ? "" : "the rest of this line is not checked";
    const auto& best = repair.candidates.front();
    const auto question = fmt::format("did you mean {}?", best.text);
    if (best.reach == 0) return question;
    if (best.reach < repair.rest)
        return fmt::format("{} With it {} of the remaining {} plies replay", question, best.reach,
                           repair.rest);
    if (repair.rest == 1) return question + " With it the remaining ply replays";
    return fmt::format("{} With it the remaining {} plies replay", question, repair.rest);
}

std::vector<Fix> candidate_fixes(const Context& context, text::Span span,
                                 const game::Repair& repair,
                                 std::span<const game::Candidate> candidates) {
    std::vector<Fix> fixes;
    for (const auto& candidate : candidates) {
        const bool likely = repair.accepted && candidate.move == repair.candidates.front().move;
        fixes.push_back({"Write " + candidate.text,
                         {replace(context.text, span, candidate.text)},
                         likely ? Safety::unsafe : Safety::choice});
    }
    return fixes;
}

} // namespace arbiter::lint::rules
