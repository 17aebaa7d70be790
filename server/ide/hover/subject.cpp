#include "ide/hover/subject.h"

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
    if (item.ply != game::no_index) {
        if (move_before(analysis, item) == nullptr) return std::nullopt;
        return replay.after(item.ply);
    }
    const game::Index replaced = score.lines[item.line].replaces;
    if (replaced == game::no_index) {
        if (!replay.start.is_playable()) return std::nullopt;
        return replay.start.position;
    }
    if (replay.plies[replaced].verdict == game::Verdict::unchecked) return std::nullopt;
    return replay.plies[replaced].before;
}

std::string after_move(const game::ReplayedPly* move) {
    return move == nullptr ? "before the first move"
                           : "after " + numbered_san(move->move, move->before);
}

std::string_view mover(const game::ReplayedPly* move) {
    return move == nullptr ? "the side that moved" : notation::side(move->before.side_to_move());
}

} // namespace arbiter::ide::hovering
