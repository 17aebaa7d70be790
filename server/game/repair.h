#pragma once

#include "game/replay.h"
#include "game/score.h"

#include <span>
#include <string_view>

namespace arbiter::game {

// Finds what could stand for moves that can't be played as written. What it does for one game is
// bounded, however long the game and however many of its moves are wrong.
class Repairer {
public:
    // The notations may grow while the game is read.
    Repairer(const Score& score, std::string_view chunk, const Notations& notations)
        : score_(score), chunk_(chunk), notations_(notations) {}

    // `unreadable` is what was made of the ply's text on that board: anything but a legal move.
    // Where the bound is reached the candidates of an ambiguous move come unranked, of others none.
    Repair repair(Index ply, const chess::Position& before, const notation::Reading& unreadable);

private:
    std::uint32_t reach(chess::Position position, std::span<const Index> rest);

    const Score& score_;
    std::string_view chunk_;
    const Notations& notations_;
    std::uint32_t repairs_ = 0;
    std::uint32_t plies_ = 0; // that were looked ahead
};

} // namespace arbiter::game
