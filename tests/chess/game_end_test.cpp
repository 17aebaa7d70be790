#include "positions.h"

// FIDE 5.1, 5.2, 6.9.
namespace arbiter::chess::test {

namespace {

struct Ending {
    std::string_view fen;
    GameEnd end;
};

struct Material {
    std::string_view fen;
    bool white_can_mate, black_can_mate;
};

} // namespace

TEST_CASE("mate, stalemate and dead positions end the game") {
    const auto [fen, end] = GENERATE(
        Ending{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", GameEnd::none},
        // Fool's mate, a back rank, a smothered mate, mate by double check.
        Ending{"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", GameEnd::checkmate},
        Ending{"3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", GameEnd::checkmate},
        Ending{"6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", GameEnd::checkmate},
        Ending{"2r1kb1r/1p1Bpp1p/8/8/8/8/8/3R2K1 b - - 0 1", GameEnd::none},
        // A check that a capture en passant, and nothing else, answers.
        Ending{"8/8/3r4/2pkp3/2pPp1N1/2P1P3/2K2B2/3N4 b - d3 0 1", GameEnd::none},
        Ending{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", GameEnd::stalemate},
        Ending{"k7/P7/K7/8/8/8/8/8 b - - 0 1", GameEnd::stalemate},
        Ending{"5bnr/4p1pq/4Qpkr/7p/2P4P/8/PP1PPPP1/RNB1KBNR b KQ - 2 10", GameEnd::stalemate},
        Ending{"8/8/4k3/8/8/3K4/8/8 w - - 0 1", GameEnd::dead_position},
        Ending{"8/8/4k3/8/8/3KN3/8/8 w - - 0 1", GameEnd::dead_position},
        Ending{"8/8/4k3/8/4b3/8/3K4/8 b - - 0 1", GameEnd::dead_position},
        Ending{"8/8/2b1k3/8/8/3KB3/8/8 w - - 0 1", GameEnd::none},
        Ending{"8/8/3bk3/8/8/3KB3/8/8 w - - 0 1", GameEnd::dead_position},
        Ending{"8/8/4k3/3n4/8/3KN3/8/8 w - - 0 1", GameEnd::none},
        Ending{"8/8/4k3/8/4P3/3K4/8/8 w - - 0 1", GameEnd::none});
    INFO(fen);
    CHECK(game_end(position(fen)) == end);
}

TEST_CASE("who can mate by material") {
    const auto [fen, white, black] =
        GENERATE(Material{"8/8/4k3/8/8/3K4/8/8 b - - 0 1", false, false},
                 Material{"8/8/4k3/8/8/3KP3/8/8 b - - 0 1", true, false},
                 Material{"8/8/4k3/8/8/3KQ3/8/8 b - - 0 1", true, false},
                 Material{"8/8/4k3/8/8/3KR3/8/8 b - - 0 1", true, false},
                 Material{"8/8/4k3/8/8/3KNN2/8/8 b - - 0 1", true, false},
                 Material{"8/8/4k3/8/8/3KBN2/8/8 b - - 0 1", true, false},
                 Material{"8/8/4k3/8/8/3KBB2/8/8 b - - 0 1", true, false},
                 Material{"8/8/4k3/8/4B3/3KB3/8/8 b - - 0 1", true, false},
                 // Two bishops of one colour, by promotion.
                 Material{"8/8/4k3/8/8/1B1KB3/8/8 b - - 0 1", true, false},
                 Material{"8/8/4k3/8/8/2BKB3/8/8 b - - 0 1", false, false},
                 // The other side's own men may hem in its king, but a queen guards too much.
                 Material{"8/8/4k3/3p4/8/3KN3/8/8 b - - 0 1", true, true},
                 Material{"8/8/3qk3/8/8/2K1N3/8/8 b - - 0 1", false, true},
                 Material{"8/8/3rk3/8/8/2K1N3/8/8 b - - 0 1", true, true},
                 Material{"8/8/3bk3/8/8/2K1N3/8/8 b - - 0 1", true, true},
                 Material{"8/8/3nk3/8/8/2K1B3/8/8 b - - 0 1", true, true},
                 Material{"8/8/3rk3/8/8/2K1B3/8/8 b - - 0 1", false, true},
                 Material{"8/3p4/4k3/8/8/2K1B3/8/8 b - - 0 1", true, true});
    INFO(fen);
    CHECK(can_mate(position(fen), Color::white) == white);
    CHECK(can_mate(position(fen), Color::black) == black);
}

} // namespace arbiter::chess::test
