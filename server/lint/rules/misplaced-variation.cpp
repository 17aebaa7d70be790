#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace arbiter::lint::rules {

namespace {

text::Span first_move(const game::Ply& ply) {
    return ply.number ? cover(ply.number->span, ply.span) : ply.span;
}

// The ply of the varied line that the variation's first move can replace, or no_index where the
// line ends before it.
game::Index answer(const game::Score& score, const game::Line& line) {
    const auto& plies = score.lines[line.parent].plies;
    const auto after = std::ranges::upper_bound(plies, line.replaces);
    return after == plies.end() ? game::no_index : *after;
}

// Of each ply, where its annotations end: the place for a variation on it.
std::vector<std::uint32_t> annotation_ends(const game::Score& score) {
    using enum game::ItemKind;
    std::vector<std::uint32_t> ends(score.plies.size());
    auto annotated = game::no_index;
    for (const auto& item : score.items) {
        if (item.kind == move)
            annotated = item.ply;
        else if (item.kind != suffix && item.kind != nag && item.kind != text_glyph &&
                 item.kind != comment)
            annotated = game::no_index;
        if (annotated != game::no_index) ends[annotated] = item.span.end;
    }
    return ends;
}

std::optional<Fix> move_variation(const Context& context, const game::Line& line,
                                  const std::vector<std::uint32_t>& annotation_ends) {
    if (line.close.empty()) return std::nullopt;
    const auto variation = cover(line.open, line.close);
    const auto ply = answer(context.score, line);
    if (ply == game::no_index)
        return unsafe_fix("Make the variation the continuation",
                          {remove(context.text, line.open), remove(context.text, line.close)});
    const auto place = annotation_ends[ply];
    return unsafe_fix(fmt::format("Move the variation behind {}",
                                  slice(context.text, context.score.plies[ply].span)),
                      {remove(context.text, variation),
                       insert(place, " " + std::string(slice(context.text, variation)))});
}

} // namespace

void misplaced_variation(const Context& context, Report& report) {
    const auto& starts = context.replay.lines;
    if (std::ranges::find(starts, game::LineStart::answers) == starts.end()) return;
    const auto ends = annotation_ends(context.score);
    for (game::Index i = 0; i < starts.size(); ++i) {
        if (starts[i] != game::LineStart::answers) continue;
        const auto& line = context.score.lines[i];
        const auto& ply = context.score.plies[line.plies.front()];
        auto& finding = report.add(
            first_move(ply),
            fmt::format(
                "{} answers {} instead of replacing it, as the first move of a variation does",
                slice(context.text, ply.span), numbered(context, line.replaces)));
        finding.related.push_back(
            {context.score.plies[line.replaces].span, "the move that the variation replaces"});
        if (auto fix = move_variation(context, line, ends))
            finding.fixes.push_back(*std::move(fix));
    }
}

} // namespace arbiter::lint::rules
