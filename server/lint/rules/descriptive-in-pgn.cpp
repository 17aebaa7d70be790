#include "game/comma.h"
#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/wanted_notation.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::lint::rules {

namespace {

// Every move has one reading, with nothing soft that could be wrong for all that follows.
bool is_certain(const Context& context) {
    const auto& descriptive = *context.replay.descriptive;
    return descriptive.misprints.empty() &&
           std::ranges::all_of(
               context.replay.plies,
               [](const game::ReplayedPly& ply) { return ply.verdict == game::Verdict::played; }) &&
           std::ranges::none_of(descriptive.plies, [](const game::ResolvedPly& ply) {
               return ply.oddities.has(notation::Oddity::prefix_conflict);
           });
}

} // namespace

void descriptive_in_pgn(const Context& context, Report& report) {
    if (context.score.format != game::Format::pgn) return;
    const auto& usual = *context.replay.notations.front();
    if (!context.replay.descriptive || is_wanted(context, usual)) return;
    const auto& plies = context.replay.plies;
    const auto first_ply = std::ranges::find(plies, &usual, &game::ReplayedPly::notation);
    if (first_ply == plies.end()) return;
    const auto first =
        context.score.plies[static_cast<std::size_t>(first_ply - plies.begin())].span;
    auto& finding = report.add(first, fmt::format("{} is in descriptive notation, which programs "
                                                  "that read PGN do not know",
                                                  slice(context.text, first)));
    if (!is_certain(context)) return;
    Fix fix = safe_fix("Write the moves in SAN", {});
    for_each_descriptive(context, [&](const DescriptivePly& ply) {
        fix.edits.push_back(replace(context.text, ply.span(), ply.san()));
    });
    for (const auto& item : context.score.items)
        if (is_comma_of_descriptive(context, item))
            fix.edits.push_back(game::without_comma(context.text, item));
    std::ranges::sort(fix.edits, {}, [](const text::Edit& edit) { return edit.span.begin; });
    finding.fixes.push_back(std::move(fix));
}

} // namespace arbiter::lint::rules
