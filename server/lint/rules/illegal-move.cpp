#include "lint/rule.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/repair.h"
#include "lint/rules/shared/words.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <variant>

namespace arbiter::lint::rules {

namespace {

using Cause = notation::Illegal::Cause;

// Edits within which a legal move is a near miss of what was written.
constexpr std::uint32_t near = 2;

// The words of the tag Termination for a game that an illegal move ended (PGN 9.8.1; match tools).
constexpr std::array<std::string_view, 2> ended_by_illegal_move{"rules infraction", "illegal move"};

// Nothing where the ply is no finding of this rule.
std::optional<std::string> message(const Context& context, game::Index ply) {
    const auto& replayed = context.replay.plies[ply];
    const auto written = slice(context.text, context.score.plies[ply].span);
    if (const auto* illegal = std::get_if<notation::Illegal>(&replayed.reading)) {
        if (illegal->cause == Cause::game_over) return std::nullopt;
        return fmt::format("{} is illegal: {}", written, illegal->reason);
    }
    const bool stands_for_a_move = replayed.verdict != game::Verdict::unchecked;
    if (stands_for_a_move && std::holds_alternative<notation::NotAMove>(replayed.reading))
        return fmt::format("{} is no move in algebraic notation", quote(written));
    return std::nullopt;
}

// Whether the game says itself that it ended with this ply, because the ply is illegal.
bool is_the_infraction(const Context& context, game::Index ply) {
    const auto* termination = context.score.tag(context.text, "Termination");
    if (!termination || context.score.lines.front().plies.back() != ply) return false;
    return std::ranges::any_of(ended_by_illegal_move, [&](std::string_view words) {
        return text::equal_ignoring_case(words, termination->text);
    });
}

// The candidates whose text is nearest to what was written, of those that are near at all.
std::vector<game::Candidate> near_misses(std::span<const game::Candidate> candidates) {
    auto nearest = near;
    for (const auto& candidate : candidates)
        nearest = std::min(nearest, candidate.distance);
    std::vector<game::Candidate> misses;
    for (const auto& candidate : candidates)
        if (candidate.distance == nearest && misses.size() < max_suggestions)
            misses.push_back(candidate);
    return misses;
}

void suggest(const Context& context, const game::Repair& repair, Finding& finding) {
    finding.help = suggestion(repair);
    auto misses = near_misses(repair.candidates);
    if (repair.accepted) {
        const auto& best = repair.candidates.front();
        std::erase_if(misses, [&](const auto& miss) { return miss.move == best.move; });
        finding.fixes = candidate_fixes(context, finding.span, repair, std::span(&best, 1));
    }
    std::ranges::move(candidate_fixes(context, finding.span, repair, misses),
                      std::back_inserter(finding.fixes));
    if (misses.empty()) return;
    std::vector<std::string> sans;
    for (const auto& miss : misses)
        sans.push_back(miss.text);
    finding.related.push_back({finding.span, fmt::format("{} {} legal here", list(sans, "or"),
                                                         sans.size() == 1 ? "is" : "are")});
}

} // namespace

void illegal_move(const Context& context, Report& report) {
    if (context.replay.descriptive) return;
    bool foreign = false;
    for (game::Index i = 0; i < context.replay.plies.size(); ++i) {
        const auto& ply = context.score.plies[i];
        const auto& replayed = context.replay.plies[i];
        if (replayed.verdict == game::Verdict::played || !replayed.glued.empty()) continue;
        auto text = message(context, i);
        if (!text) continue;
        // What is no move at all is seldom alone: the whole game is in another notation or
        // language.
        if (std::holds_alternative<notation::NotAMove>(replayed.reading) &&
            std::exchange(foreign, true))
            continue;
        auto& finding = report.add(ply.span, *std::move(text));
        if (is_the_infraction(context, i))
            finding.severity = Severity::information;
        else if (replayed.repair)
            suggest(context, *replayed.repair, finding);
    }
}

} // namespace arbiter::lint::rules
