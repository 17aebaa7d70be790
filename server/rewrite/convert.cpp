#include "rewrite/convert.h"

#include "game/comma.h"
#include "game/follow_origins.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::rewrite {

namespace {

using game::ReplayedPly;
using game::Verdict;

std::string objection(std::string_view written, const ReplayedPly& ply) {
    if (ply.verdict == Verdict::unchecked)
        return fmt::format("{} is not checked, and so not converted", written);
    if (std::holds_alternative<notation::Ambiguous>(ply.reading))
        return fmt::format("{} is ambiguous", written);
    if (const auto* illegal = std::get_if<notation::Illegal>(&ply.reading))
        return fmt::format("{} is illegal: {}", written, illegal->reason);
    return fmt::format("{} is not a move", written);
}

// A move must not grow together with what stands beside it: digits with the move number in 1e4,
// and in e4(d4) a place with the variation, which would become its bracket.
std::string set_apart(std::string move, std::string_view text, text::Span span) {
    if (span.begin > 0 && text::is_digit(text[span.begin - 1]) && text::is_digit(move.front()))
        move.insert(0, 1, ' ');
    if (text.substr(span.end).starts_with('(')) move += ' ';
    return move;
}

// What descriptive notation asks for. Where the game is in it already, it keeps its style.
notation::GameContext style_of(const game::Analysis& analysis) {
    notation::GameContext context;
    if (analysis.replay.descriptive) context.style = analysis.replay.descriptive->style;
    return context;
}

// Commas between moves are a custom of Spanish books; elsewhere they are unexpected text.
void drop_commas(std::string_view text, const game::Score& score, text::Span part,
                 std::vector<text::Edit>& edits) {
    if (score.format != game::Format::pgn) return;
    for (const auto& item : score.items)
        if (text::overlap(item.span, part) && game::is_comma(text, item))
            edits.push_back(game::without_comma(text, item));
    std::ranges::sort(edits, {}, [](const text::Edit& edit) { return edit.span.begin; });
}

} // namespace

tl::expected<std::vector<text::Edit>, Obstacle> convert(std::string_view text,
                                                        const game::Analysis& analysis,
                                                        const notation::Notation& to,
                                                        text::Span part) {
    if (analysis.score.too_large)
        return tl::unexpected(Obstacle{part, "the game is too large to be read"});
    std::vector<text::Edit> edits;
    const auto& plies = analysis.replay.plies;
    notation::GameContext context = style_of(analysis);
    std::vector<notation::Origins> origins;
    if (to.family == notation::Family::descriptive)
        origins = game::follow_origins(analysis.score, analysis.replay);
    for (game::Index i = 0; i < plies.size(); ++i) {
        const text::Span span = analysis.score.plies[i].span;
        if (!text::overlap(span, part)) continue;
        const auto written = text::slice(text, span);
        if (plies[i].verdict != Verdict::played)
            return tl::unexpected(Obstacle{span, objection(written, plies[i])});
        if (!origins.empty()) context.origins = origins[i];
        std::string move = to.write(plies[i].move, plies[i].before, context);
        if (move == written) continue;
        edits.push_back({span, set_apart(std::move(move), text, span)});
    }
    if (to.family != notation::Family::descriptive) drop_commas(text, analysis.score, part, edits);
    return edits;
}

tl::expected<std::vector<text::Edit>, Obstacle>
convert(std::string_view text, const game::Analysis& analysis, const notation::Notation& to) {
    return convert(text, analysis, to, {0, static_cast<std::uint32_t>(text.size())});
}

} // namespace arbiter::rewrite
