#include "game/own_notation.h"
#include "ide/board_behind.h"
#include "ide/completion/completers.h"
#include "ide/find.h"
#include "ide/hover/page.h"
#include "ide/move_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>
#include <string_view>
#include <vector>

namespace arbiter::ide::completing {
namespace {

using game::Index;
using game::ItemKind;
using game::no_index;

bool is_behind_result(const Place& place) {
    const game::Score& score = place.analysis.score;
    return score.result != no_index && score.items[score.result].span.end <= place.word.begin;
}

// "12. " where a number is wanted: before White's moves, and before Black's where something stands
// between (PGN 8.2.2). None in games that have no numbers.
std::string number(const Place& place, const chess::Position& position) {
    const game::Score& score = place.analysis.score;
    const auto is_numbered = [](const game::Ply& ply) { return ply.number.has_value(); };
    if (score.format != game::Format::pgn) return {};
    if (!score.plies.empty() && std::ranges::none_of(score.plies, is_numbered)) return {};

    const game::Item* before = place.before;
    if (before != nullptr && before->kind == ItemKind::move_number) return {};
    if (position.side_to_move() == chess::Color::white)
        return fmt::format("{}. ", position.fullmove_number());
    const bool follows_move =
        before != nullptr && (before->kind == ItemKind::move || before->kind == ItemKind::nag ||
                              before->kind == ItemKind::suffix);
    return follows_move ? "" : fmt::format("{}... ", position.fullmove_number());
}

// Moves that could be meant by the word that stands there, best first.
std::vector<chess::Move> meant(const Place& place) {
    std::vector<chess::Move> moves;
    const auto& [score, replay] = place.analysis;
    const game::Item* item = item_at(score, place.word.begin);
    if (item == nullptr || item->kind != ItemKind::move) return moves;
    if (const auto& repair = replay.plies[item->ply].repair)
        for (const auto& correction : repair->corrections)
            if (!repair->is_earlier(correction)) moves.push_back(correction.move);
    return moves;
}

Completion completion(chess::Move move, const game::OwnNotation& notation,
                      const std::string& number) {
    const chess::Position& before = notation.position();
    chess::Position after = before;
    after.play(move);
    const auto opening = chess::opening(after.key());
    const std::string written = notation.write(move);
    hovering::Page page(HoverOptions::Board::unicode);
    page.title(numbered_san(move, before));
    page.move(move, before, after, opening);
    Hover about = std::move(page).finish({});
    return {.kind = Completion::Kind::move,
            .label = written,
            .detail = opening ? std::string(opening->name) : effect(move, before),
            .markdown = std::move(about.markdown),
            .plain = std::move(about.plain),
            .text = number + written};
}

} // namespace

void moves(const Place& place, std::vector<Completion>& out) {
    const auto& [score, replay] = place.analysis;
    const Index previous = place.before == nullptr ? no_index : ply_behind(score, *place.before);
    if (is_behind_result(place) || !is_board_known(replay, previous)) return;

    const game::OwnNotation notation(replay, previous);
    const std::string move_number = number(place, notation.position());
    const auto likely = meant(place);

    std::vector<std::pair<std::ptrdiff_t, Completion>> ranked;
    for (const chess::Move move : notation.position().legal_moves()) {
        const auto rank = std::ranges::find(likely, move) - likely.begin();
        ranked.emplace_back(rank, completion(move, notation, move_number));
    }
    std::ranges::sort(ranked, {}, [](const auto& move) {
        return std::pair<std::ptrdiff_t, std::string_view>(move.first, move.second.label);
    });
    for (auto& completion : ranked | std::views::values)
        out.push_back(std::move(completion));
}

} // namespace arbiter::ide::completing
