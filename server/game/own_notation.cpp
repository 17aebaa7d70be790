#include "game/own_notation.h"

namespace arbiter::game {

OwnNotation::OwnNotation(const Replay& replay, Index previous) : replay_(replay) {
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
    if (!descriptive) return replay_.notations.front()->write(move, position());
    return notation::write_descriptive(move, board_, {descriptive->language, descriptive->style});
}

} // namespace arbiter::game
