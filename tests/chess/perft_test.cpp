#include "perft.h"
#include "positions.h"

namespace arbiter::chess::test {

namespace {

struct Perft {
    std::string_view fen;
    std::array<std::uint64_t, 6> lines; // by depth, from 1; 0 where it is not tried
};

// Published: chessprogramming.org, "Perft Results". Stockfish counts the same.
constexpr std::array published{
    Perft{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          {20, 400, 8902, 197281, 4865609, 119060324}},
    Perft{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          {48, 2039, 97862, 4085603, 193690690, 0}},
    Perft{"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238, 674624, 11030083}},
    Perft{"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
          {6, 264, 9467, 422333, 15833292, 0}},
    Perft{"r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
          {6, 264, 9467, 422333, 15833292, 0}},
    Perft{"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
          {44, 1486, 62379, 2103487, 89941194, 0}},
    Perft{"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
          {46, 2079, 89890, 3894594, 164075551, 0}},
};

} // namespace

TEST_CASE("perft equals the published numbers") {
    for (const Perft& each : published) {
        const Position start = position(each.fen);
        const auto deepest =
            each.lines.size() - static_cast<std::size_t>(each.lines.back() == 0) - plies_left_out;
        for (std::size_t depth = 1; depth <= deepest; ++depth) {
            INFO(each.fen << " depth " << depth);
            CHECK(perft(start, static_cast<int>(depth)) == each.lines[depth - 1]);
        }
    }
}

} // namespace arbiter::chess::test
