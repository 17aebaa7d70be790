#include "ide/hover/subject.h"

#include "ide/board_behind.h"
#include "ide/find.h"
#include "ide/move_text.h"
#include "notation/wording.h"

#include <algorithm>

namespace arbiter::ide::hovering {

const game::Command* command_at(const Place& place, std::initializer_list<std::string_view> names) {
    const game::Command* command = ide::command_at(place.analysis.score, place.offset);
    if (command == nullptr) return nullptr;
    const bool wanted = std::ranges::count(names, text::slice(place.text, command->name)) > 0;
    return wanted ? command : nullptr;
}

const game::ReplayedPly* move_before(const game::Analysis& analysis, const game::Item& item) {
    if (item.ply == game::no_index) return nullptr;
    const game::ReplayedPly& ply = analysis.replay.plies[item.ply];
    return ply.is_on_board() ? &ply : nullptr;
}

std::optional<chess::Position> board_at(const game::Analysis& analysis, const game::Item& item) {
    const auto& [score, replay] = analysis;
    const game::Index ply = ply_behind(score, item);
    if (!is_board_known(replay, ply)) return std::nullopt;
    return ply == game::no_index ? replay.start.position : replay.after(ply);
}

std::string after_move(const game::ReplayedPly* move) {
    return move == nullptr ? "before the first move"
                           : "after " + numbered_san(move->move, move->before);
}

std::string_view mover(const game::ReplayedPly* move) {
    return move == nullptr ? "the side that moved" : notation::side(move->before.side_to_move());
}

} // namespace arbiter::ide::hovering
