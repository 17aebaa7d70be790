#include "chess/draw_claims.h"
#include "lint/rule.h"
#include "lint/rules/shared/line_positions.h"
#include "lint/rules/shared/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::lint::rules {

namespace {

// The places where the position stood before; the start of the game has none.
std::vector<Related> earlier_places(const Context& context, const std::vector<Reached>& line,
                                    std::size_t place) {
    std::vector<Related> places;
    const auto key = line[place].position.key();
    const auto since = static_cast<std::size_t>(line[place].position.halfmove_clock());
    for (auto i = place - std::min(since, place); i < place; ++i)
        if (line[i].ply != game::no_index && line[i].position.key() == key)
            places.push_back({context.score.plies[line[i].ply].span, "here too"});
    return places;
}

} // namespace

void repeated_position(const Context& context, Report& report) {
    const auto line = main_line_positions(context);
    chess::DrawClaims claims;
    bool claimed = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto status = claims.next(line[i].position);
        if (line[i].ply == game::no_index) continue;
        const bool first_claim = status.threefold_repetition() && !claimed;
        if (!first_claim && !status.fivefold_repetition()) continue;
        const auto& span = context.score.plies[line[i].ply].span;
        const auto move = numbered(context, line[i].ply);
        auto& finding = report.add(
            span,
            status.fivefold_repetition()
                ? fmt::format("{} brings the same position for the fifth time: the game is drawn",
                              move)
                : fmt::format(
                      "{} brings the same position for the third time: a draw can be claimed",
                      move));
        finding.related = earlier_places(context, line, i);
        claimed = true;
        if (status.fivefold_repetition()) return;
    }
}

} // namespace arbiter::lint::rules
