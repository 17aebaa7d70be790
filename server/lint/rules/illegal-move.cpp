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

std::uint32_t in_edits(const game::Correction& correction) {
    return (correction.distance + 1) / 2;
}

// The moves that are legal here whose text is nearest to what was written, in whole edits, of those
// that are near at all.
std::vector<game::Correction> near_misses(const game::Repair& repair) {
    auto nearest = near;
    for (const auto& correction : repair.corrections)
        if (!repair.is_earlier(correction)) nearest = std::min(nearest, in_edits(correction));
    std::vector<game::Correction> misses;
    for (const auto& correction : repair.corrections)
        if (!repair.is_earlier(correction) && in_edits(correction) == nearest &&
            misses.size() < max_suggestions)
            misses.push_back(correction);
    return misses;
}

// The best one that corrects an earlier ply, where it reaches further than all that correct this
// one.
const game::Correction* earlier_correction(const game::Repair& repair) {
    const auto is_earlier = [&](const auto& correction) { return repair.is_earlier(correction); };
    const auto earlier = std::ranges::find_if(repair.corrections, is_earlier);
    if (earlier == repair.corrections.end()) return nullptr;
    const auto here = std::ranges::find_if_not(repair.corrections, is_earlier);
    const bool is_further = here == repair.corrections.end() || here->reach < earlier->reach;
    return is_further ? &*earlier : nullptr;
}

void suggest(const Context& context, const game::Repair& repair, Finding& finding) {
    finding.help = suggestion(context, repair);
    auto misses = near_misses(repair);
    const auto* earlier = earlier_correction(repair);
    const auto offer = [&](std::span<const game::Correction> corrections) {
        std::ranges::move(correction_fixes(context, repair, corrections),
                          std::back_inserter(finding.fixes));
    };
    if (repair.accepted) {
        const auto& best = repair.corrections.front();
        std::erase_if(misses, [&](const auto& miss) {
            return miss.ply == best.ply && miss.move == best.move;
        });
        offer(std::span(&best, 1));
    }
    offer(misses);
    if (!repair.accepted && earlier != nullptr) offer(std::span(earlier, 1));
    if (!misses.empty()) {
        std::vector<std::string> sans;
        for (const auto& miss : misses)
            sans.push_back(miss.text);
        finding.related.push_back({finding.span, fmt::format("{} {} legal here", list(sans, "or"),
                                                             sans.size() == 1 ? "is" : "are")});
    }
    if (earlier != nullptr) {
        const auto ply = static_cast<game::Index>(earlier->ply);
        finding.related.push_back(
            {context.score.plies[ply].span,
             fmt::format("{} may be meant as {}: then {} more plies replay", numbered(context, ply),
                         earlier->text, earlier->reach)});
    }
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
