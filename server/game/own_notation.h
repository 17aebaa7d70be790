#pragma once

#include "game/replay.h"
#include "game/score.h"
#include "notation/descriptive.h"

#include <string>

namespace arbiter::game {

// Writes moves as the game itself does: in its notation, its language and its style.
class OwnNotation {
public:
    // Behind that ply, which was played; no_index: where the game starts.
    OwnNotation(const Replay& replay, Index previous);

    const chess::Position& position() const { return board_.position; }
    // Of a legal move in the position.
    std::string write(chess::Move move) const;

private:
    const Replay& replay_;
    const notation::Notation& notation_; // but for descriptive games
    notation::DescriptiveBoard board_;
};

} // namespace arbiter::game
