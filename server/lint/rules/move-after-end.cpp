#include "lint/rule.h"
#include "lint/rules/shared/words.h"

#include <fmt/format.h>

#include <set>
#include <variant>

namespace arbiter::lint::rules {

namespace {

using chess::Color;

bool is_dead(const game::ReplayedPly& ply) {
    return ply.verdict != game::Verdict::unchecked && !chess::can_mate(ply.before, Color::white) &&
           !chess::can_mate(ply.before, Color::black);
}

// Why no move can be played any more; empty where one can.
std::string_view end_before(const game::ReplayedPly& ply) {
    const auto* illegal = std::get_if<notation::Illegal>(&ply.reading);
    if (illegal && illegal->cause == notation::Illegal::Cause::game_over)
        return ply.before.in_check() ? "is mate" : "is stalemate";
    return is_dead(ply) ? "leaves neither side the men to mate" : "";
}

} // namespace

void move_after_end(const Context& context, Report& report) {
    std::set<game::Index> ends; // plies that ended the game, for variations may go on from one too
    for (game::Index i = 0; i < context.score.plies.size(); ++i) {
        const auto& ply = context.score.plies[i];
        const auto& replayed = context.replay.plies[i];
        const auto end = end_before(replayed);
        if (end.empty()) continue;
        const auto last = ply.previous;
        // Examples may start from a dead position to show how the men move.
        if (last == game::no_index && is_dead(replayed)) continue;
        const bool first_after_end =
            last == game::no_index || end_before(context.replay.plies[last]).empty();
        if (!first_after_end || !ends.insert(last).second) continue;
        const auto severity = is_dead(replayed) ? Severity::warning : Severity::error;
        auto& finding = report.add(
            ply.span,
            fmt::format("{} comes after the end of the game: {} {}", slice(context.text, ply.span),
                        last == game::no_index ? "the starting position" : numbered(context, last),
                        end),
            severity);
        if (last != game::no_index)
            finding.related.push_back(
                {context.score.plies[last].span, "the last move of the game"});
    }
}

} // namespace arbiter::lint::rules
