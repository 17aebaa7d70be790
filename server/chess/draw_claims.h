#pragma once

#include "chess/position.h"

#include <cstdint>
#include <unordered_map>

// Draws that a line of play, not a position alone, gives a right to.
namespace arbiter::chess {

struct DrawStatus {
    int occurrences = 1;    // of this position so far, this time included (FIDE 9.2.3)
    int halfmove_clock = 0; // plies since the last capture or pawn move

    constexpr bool threefold_repetition() const { return occurrences >= 3; } // claim, FIDE 9.2
    constexpr bool fivefold_repetition() const { return occurrences >= 5; }  // draw, FIDE 9.6.1
    constexpr bool fifty_moves() const { return halfmove_clock >= 100; }     // claim, FIDE 9.3
    // A draw (FIDE 9.6.2), unless the last of these moves gave mate.
    constexpr bool seventy_five_moves() const { return halfmove_clock >= 150; }

    friend constexpr bool operator==(const DrawStatus&, const DrawStatus&) = default;
};

// Follows one line of play. To follow a variation, copy it at the branch.
class DrawClaims {
public:
    // Takes the positions of the line in order, its start first.
    DrawStatus next(const Position& position);

private:
    // Since the last capture or pawn move: no earlier position can return.
    std::unordered_map<std::uint64_t, int> occurrences_;
};

} // namespace arbiter::chess
