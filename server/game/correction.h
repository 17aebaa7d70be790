#pragma once

#include "chess/types.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

// What is said, in every notation, of a move that can't be played as written.
namespace arbiter::game {

// No game was ever longer (269 moves, Nikolic - Arsovic 1989), so more can't tell more.
constexpr std::size_t farthest_reach = 600;

// A move that could stand where another is written.
struct Correction {
    std::size_t ply = 0; // of the score: the one that can't be played, or one before it
    chess::Move move;
    std::string text;           // in the game's notation
    std::size_t reach = 0;      // plies behind the one that can't be played that then replay
    std::uint32_t distance = 0; // to what is written, in half edits: notation/spelling.h
};

// What a line goes on with where it can't go on as written. The misprint may be some plies before
// the ply that shows it. Then, in descriptive notation, the line is read anew from there. In others
// the plies between keep their boards and verdicts, as they are printed and as the variations from
// them are: it is the ply that fails that has the board of the corrected line before it, and is
// played on it.
struct Repair {
    std::size_t failed = 0;              // the ply, of the score, that can't be played
    std::size_t rest = 0;                // plies that follow it in the line
    std::vector<Correction> corrections; // best first
    // Strong enough to offer and to go on with, with the first; else the line ends here.
    bool accepted = false;

    // Whether all of the line can be played with it, as far as anybody looks.
    bool replays_all(const Correction& correction) const {
        return correction.reach == std::min(rest, farthest_reach);
    }
    bool is_earlier(const Correction& correction) const { return correction.ply < failed; }
};

// What the repairs of one game may cost, however long it is and however much of it is wrong.
struct LookAhead {
    // A game with more wrong moves than this is not a game with misprints.
    std::size_t repairs = 100;
    // That are looked ahead in algebraic notation; 0.1 s of work.
    std::size_t plies = 500'000;

    bool is_exhausted() const { return repairs == 0 || plies == 0; }
    void spend(std::size_t cost) { plies -= std::min(plies, cost); }
};

} // namespace arbiter::game
