#include "game/own_notation.h"

#include "game/play.h"

#include <algorithm>
#include <variant>

namespace arbiter::game {

namespace {

// Castling looks the same in several notations, so more than one ply may have to be asked.
constexpr Index farthest_ply = 8;

// That of the moves up to `previous`; of the first move where there is none.
const notation::Notation& notation_before(const Replay& replay, Index previous) {
    const notation::Notation* const usual = replay.notations.front();
    if (replay.plies.empty()) return *usual;
    const Index last = previous == no_index ? 0 : previous;
    const Index first = last - std::min(last, farthest_ply);
    for (Index ply = last + 1; ply-- > first;) {
        const auto* legal = std::get_if<notation::Legal>(&replay.plies[ply].reading);
        if (legal == nullptr || legal->move.kind() == chess::Move::Kind::castling) continue;
        return notation_of(legal->deviations, usual);
    }
    return *usual;
}

} // namespace

OwnNotation::OwnNotation(const Replay& replay, Index previous)
    : replay_(replay), notation_(notation_before(replay, previous)) {
    if (previous == no_index) {
        board_.position = replay.start.position;
        board_.origins = notation::Origins::of(board_.position);
        return;
    }
    if (!replay.descriptive) {
        board_.position = replay.after(previous);
        return;
    }
    board_.position = replay.plies[previous].before;
    board_.origins = replay.descriptive->origins[previous];
    board_.play(replay.plies[previous].move);
}

std::string OwnNotation::write(chess::Move move) const {
    const auto& descriptive = replay_.descriptive;
    if (!descriptive) return notation_.write(move, position());
    return notation::write_descriptive(move, board_, {descriptive->language, descriptive->style});
}

} // namespace arbiter::game
