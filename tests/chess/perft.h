#pragma once

#include "chess/position.h"

#include <cstdint>

namespace arbiter::chess::test {

// The number of lines of play of that many plies, at least 1.
inline std::uint64_t perft(const Position& position, int depth) {
    const MoveList moves = position.legal_moves();
    if (depth == 1) return static_cast<std::uint64_t>(moves.size());
    std::uint64_t lines = 0;
    for (const Move move : moves) {
        Position after = position;
        after.play(move);
        lines += perft(after, depth - 1);
    }
    return lines;
}

// Without optimization or with a sanitizer the last ply would take minutes.
#ifdef NDEBUG
constexpr int plies_left_out = 0;
#else
constexpr int plies_left_out = 1;
#endif

} // namespace arbiter::chess::test
