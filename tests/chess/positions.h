#pragma once

#include "chess/fen.h"
#include "support/catch.hpp"

#include <array>
#include <cstdint>
#include <random>
#include <string_view>

// Positions that the laws are tried on.
namespace arbiter::chess::test {

inline Position position(std::string_view fen) {
    const auto read = read_fen(fen);
    INFO(fen);
    REQUIRE(read.has_value());
    return read->position;
}

inline Move move(std::string_view from, std::string_view to, Move::Kind kind = Move::Kind::normal) {
    return {parse_square(from), parse_square(to), kind};
}

// Together they hold castling of every kind, en passant with and without pins, promotion, pins on
// every line, single and double checks.
inline constexpr std::array varied_positions{
    std::string_view{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    std::string_view{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
    std::string_view{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},
    std::string_view{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"},
    std::string_view{"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"},
    std::string_view{"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"},
    std::string_view{"8/8/8/K1Pp3r/8/8/8/4k3 w - d6 0 2"},
    std::string_view{"4k3/8/8/2b5/3Pp3/8/8/6K1 b - d3 0 1"},
    std::string_view{"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"},
    std::string_view{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 40"},
    std::string_view{"1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9"},
    std::string_view{"1rkr3b/1ppn3p/3pB1n1/6q1/R2P4/4N1P1/1P5P/2KRQ1B1 b Dbd - 0 14"},
    std::string_view{"r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w EAea - 0 1"},
    std::string_view{"4k1rr/8/8/8/8/8/8/2R1K1RR w Gg - 0 1"},
    std::string_view{"qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1"},
    std::string_view{"4k3/1b6/8/3P4/8/2n5/8/K3r2q w - - 0 1"},
};

// The positions of a random game, its start and its end included.
template <class Visit>
void walk(Position at, std::uint32_t seed, int plies, Visit visit) {
    std::mt19937 random{seed};
    visit(at);
    for (int ply = 0; ply < plies; ++ply) {
        const MoveList moves = at.legal_moves();
        if (moves.empty()) return;
        at.play(moves[static_cast<int>(random() % static_cast<std::uint32_t>(moves.size()))]);
        visit(at);
    }
}

// The positions of random games from each of the varied positions.
template <class Visit>
void walk_all(int games, int plies, Visit visit) {
    for (const std::string_view fen : varied_positions)
        for (int game = 0; game < games; ++game)
            walk(position(fen), static_cast<std::uint32_t>(game), plies, visit);
}

} // namespace arbiter::chess::test
