#include "chess/fen.h"
#include "ide/find.h"
#include "ide/hover/finders.h"
#include "ide/hover/page.h"
#include "ide/move_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::ide::hovering {
namespace {

// The ply that the number stands before.
const game::Ply* numbered(const game::Score& score, const game::Item& number) {
    const auto behind = std::ranges::upper_bound(
        score.plies, number.span.begin, {}, [](const game::Ply& ply) { return ply.span.begin; });
    const auto found = std::find_if(behind, score.plies.end(), [&](const game::Ply& ply) {
        return ply.number && ply.number->span == number.span;
    });
    return found == score.plies.end() ? nullptr : &*found;
}

} // namespace

std::optional<Hover> move_number(const Place& place) {
    const auto& [score, replay] = place.analysis;
    const game::Item* item = item_at(score, place.offset);
    if (item == nullptr || item->kind != game::ItemKind::move_number) return std::nullopt;
    const game::Ply* ply = numbered(score, *item);
    if (ply == nullptr) return std::nullopt;
    const game::ReplayedPly& replayed = replay.plies[score.items[ply->item].ply];
    if (replayed.verdict == game::Verdict::unchecked) return std::nullopt;

    const chess::Position& before = replayed.before;
    const bool white = before.side_to_move() == chess::Color::white;
    Page page(place.options.board);
    page.title(
        fmt::format("Before {}'s move {}", white ? "White" : "Black", before.fullmove_number()));
    page.board(before);
    page.code("FEN", chess::write_fen(before));
    return std::move(page).finish(item->span);
}

} // namespace arbiter::ide::hovering
