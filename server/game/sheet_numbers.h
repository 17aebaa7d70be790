#pragma once

#include "game/replay.h"
#include "game/score.h"

#include <cstdint>
#include <vector>

// The numbers that a score sheet prints before its moves.
namespace arbiter::game {

struct NumberSlip {
    enum class Kind : std::uint8_t {
        misprint, // one number alone is wrong
        missing,  // it and those that follow are too high: moves are missing before it
        unreadable,
        repeated, // it and those that follow are too low
    };

    Kind kind;
    Index ply;             // of the main line
    std::uint32_t due = 0; // the number that should stand there
};

// In the order of play.
std::vector<NumberSlip> number_slips(const Score& score, const Start& start,
                                     std::uint32_t taken_over);

} // namespace arbiter::game
