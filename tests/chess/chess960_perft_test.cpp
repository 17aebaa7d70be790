#include "perft.h"
#include "positions.h"

namespace arbiter::chess::test {

namespace {

struct Chess960Perft {
    std::string_view fen;
    std::array<std::uint64_t, 4> lines; // by depth, from 1
};

// Published: fischer.epd, the 960 positions that chess engines (first Ethereal) share; here one of
// each kind of castling field. Stockfish counts the same, and so did this library on all
// 960.
constexpr std::array published_chess960{
    Chess960Perft{"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
                  {21, 528, 12189, 326672}},
    Chess960Perft{"2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
                  {21, 807, 18002, 667366}},
    Chess960Perft{"b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
                  {20, 479, 10471, 273318}},
    Chess960Perft{"qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
                  {22, 593, 13440, 382958}},
    Chess960Perft{"q1bnrkr1/ppppp2p/2n2p2/4b1p1/2NP4/8/PPP1PPPP/QNB1RRKB w ge - 1 9",
                  {30, 860, 24566, 732757}},
    Chess960Perft{"qn1rbbkr/ppp2p1p/1n1pp1p1/8/3P4/P6P/1PP1PPPK/QNNRBB1R w hd - 2 9",
                  {28, 811, 23175, 679699}},
    Chess960Perft{"qnr1bkrb/pppp2pp/3np3/5p2/8/P2P2P1/NPP1PP1P/QN1RBKRB w GDg - 3 9",
                  {33, 823, 26895, 713420}},
    Chess960Perft{"1qnrkbbr/1pppppp1/p1n4p/8/P7/1P1N1P2/2PPP1PP/QN1RKBBR w HDhd - 0 9",
                  {37, 883, 32187, 815535}},
    Chess960Perft{"qn1rkrbb/pp1p1ppp/2p1p3/3n4/4P2P/2NP4/PPP2PP1/Q1NRKRBB w FDfd - 1 9",
                  {24, 585, 14769, 356950}},
    Chess960Perft{"bnqbnr1r/p1p1ppkp/3p4/1p4p1/P7/3NP2P/1PPP1PP1/BNQB1RKR w HF - 0 9",
                  {26, 889, 24353, 832956}},
    Chess960Perft{"n1bb1rkr/qpnppppp/2p5/p7/P1P5/5P2/1P1PPRPP/NQBBN1KR w Hhf - 1 9",
                  {27, 697, 18724, 505089}},
    Chess960Perft{"b1nqrkrb/2pppppp/p7/1P6/1n6/P4P2/1P1PP1PP/BNNQRKRB w GEge - 0 9",
                  {23, 638, 15744, 446539}},
    Chess960Perft{"bnnqrbkr/pp1p2p1/2p1p2p/5p2/1P5P/1R6/P1PPPPP1/BNNQRBK1 w Ehe - 0 9",
                  {33, 1022, 32724, 1024721}},
    Chess960Perft{"nnrqbkrb/pppp1pp1/7p/4p3/6P1/2N2B2/PPPPPP1P/NR1QBKR1 w Ggc - 2 9",
                  {29, 658, 19364, 476620}},
    Chess960Perft{"nnrqk1bb/p1ppp2p/5rp1/1p3p2/1P4P1/5P1P/P1PPP3/NNRQKRBB w FCc - 1 9",
                  {25, 795, 20510, 648945}},
    Chess960Perft{"n1rk1qbb/pppprpp1/2n4p/4p3/2PP3P/8/PP2PPP1/NNRKRQBB w ECc - 1 9",
                  {25, 622, 16031, 425247}},
    Chess960Perft{"rbbqn1kr/pp2p1pp/6n1/2pp1p2/2P4P/P7/BP1PPPP1/R1BQNNKR w HAha - 0 9",
                  {27, 916, 25798, 890435}},
    Chess960Perft{"1rbbqnkr/ppn1ppp1/3p3p/2p5/3P4/1N4P1/PPPBPP1P/1R1BQNKR w HBhb - 0 9",
                  {29, 1009, 29547, 1040816}},
    Chess960Perft{"r1bnnkrb/q1ppp1pp/p7/1p3pB1/2P1P3/3P4/PP3PPP/RQ1NNKRB w GAga - 2 9",
                  {31, 925, 27776, 860969}},
    Chess960Perft{"nrqnkrb1/p1ppp2p/1p4p1/4bp2/4PP1P/4N3/PPPP2P1/NRQ1KRBB w FBfb - 1 9",
                  {27, 958, 27397, 960350}},
    Chess960Perft{"rn1krbbq/pppp1npp/4pp2/8/4P2P/3P2P1/PPP2P2/RNNKRBBQ w EAea - 1 9",
                  {29, 810, 23968, 670500}},
    Chess960Perft{"1rnkrbbq/pp1p2pp/1n3p2/1Bp1p3/1P6/1N2P3/P1PP1PPP/1RNKR1BQ w EBeb - 0 9",
                  {33, 992, 32244, 983481}},
    Chess960Perft{"rnkrbbq1/pppppnp1/7p/8/1B1Q1p2/3P1P2/PPP1P1PP/RNKR1B1N w DAda - 2 9",
                  {43, 887, 36240, 846858}},
    Chess960Perft{"rkr1bqnn/1ppp1p1p/p5p1/4p3/3PP2b/2P2P2/PP4PP/RKRBBQNN w CAca - 0 9",
                  {31, 1004, 32006, 1006830}},
    Chess960Perft{"nrkr1bqn/ppp1pppp/3p4/1b6/7P/P7/1PPPPPP1/NRKRBBQN w DBdb - 1 9",
                  {17, 457, 9083, 243872}},
    Chess960Perft{"1rbbnqkr/1pnppp1p/p5p1/2p5/2P4P/5P2/PP1PP1PR/NRBBNQK1 w Bhb - 1 9",
                  {24, 554, 14221, 362516}},
    Chess960Perft{"r1bnkqrb/1ppppppp/p3n3/8/6P1/4N3/PPPPPPRP/RNB1KQ1B w Aga - 1 9",
                  {23, 457, 11416, 250551}},
    Chess960Perft{"nrkr1bnq/1p2pppp/p2p4/1bp5/PP6/1R5N/2PPPPPP/N1KRBB1Q w Ddb - 2 9",
                  {27, 744, 20494, 571209}},
    Chess960Perft{"nbrkqr1n/1pppp2p/p4pp1/2Bb4/5P2/6P1/PPPPP2P/NBRKQ1RN w Cfc - 2 9",
                  {30, 841, 24775, 677876}},
    Chess960Perft{"br1krnqb/pppppp1p/1n4p1/8/8/P2NN3/2PPPPPP/BR1K1RQB w Beb - 2 9",
                  {37, 1029, 36748, 1025712}},
    Chess960Perft{"1kbrnqnb/r1ppppp1/8/pp5p/8/1P1NP3/P1PP1PPP/RKB1RQNB w Ad - 2 9",
                  {26, 618, 17305, 442643}},
    Chess960Perft{"nrk1b1qb/pppn1ppp/3rp3/3p4/2P3P1/3P4/PPN1PP1P/1RKRBNQB w DBb - 3 9",
                  {35, 941, 33203, 935791}},
    Chess960Perft{"bnnbrkr1/ppp2p1p/5q2/3pp1p1/4P3/1N4P1/PPPPRP1P/BN1B1KRQ w Gge - 0 9",
                  {26, 1036, 27228, 1028084}},
    Chess960Perft{"brqnkbnr/pp2pp1p/3p4/2p5/5p2/3P3P/PPP1PPP1/B1RNKBNR w Hhb - 0 9",
                  {19, 516, 10755, 312996}},
    Chess960Perft{"rq1rbbnn/pkp1ppp1/3p3p/1p2N1P1/8/8/PPPPPP1P/RQKRBB1N w DA - 0 9",
                  {27, 608, 16419, 387751}},
    Chess960Perft{"1nqr1rbb/pppkp1pp/1n3p2/3p4/1P6/5P1P/P1PPPKP1/NNQR1RBB w - - 1 9",
                  {24, 623, 15921, 429446}},
    Chess960Perft{"bnqnrbkr/1pp2pp1/p7/3pP2p/4P1P1/8/PPPP3P/BNQNRBKR w HEhe d6 0 9",
                  {31, 984, 28677, 962591}},
};

// Castling where the rook shields the king, where king or rook stays, where they change places,
// where the other rook or a pin is in the way. Counted by Stockfish 15.1 (`UCI_Chess960`).
constexpr std::array castling_setups{
    Chess960Perft{"k7/8/8/8/8/8/8/rRK5 w B - 0 1", {5, 36, 490, 6100}},
    Chess960Perft{"7k/8/8/8/8/8/8/5KRr w G - 0 1", {5, 36, 490, 6100}},
    Chess960Perft{"4k3/8/8/8/8/8/8/5KR1 w G - 0 1", {13, 58, 1033, 5689}},
    Chess960Perft{"4k3/8/8/8/8/8/8/RK6 w A - 0 1", {12, 53, 945, 5549}},
    Chess960Perft{"4k3/8/8/8/8/8/8/1RK5 w B - 0 1", {13, 58, 1030, 6094}},
    Chess960Perft{"1rk5/8/8/8/8/8/8/3K1R1R w Fb - 0 1", {23, 273, 6398, 99488}},
    Chess960Perft{"2r1k1r1/8/8/8/8/8/8/2RRK1RR w Gg - 0 1", {35, 656, 23987, 493671}},
    Chess960Perft{"4k3/8/8/8/8/8/8/R2RK2R w HD - 0 1", {33, 94, 3354, 16996}},
    Chess960Perft{"bk6/8/8/8/8/8/8/R1K4R w HA - 0 1", {26, 237, 6289, 69660}},
    Chess960Perft{"5rk1/8/8/8/8/8/8/1R3K1R w BH - 0 1", {4, 56, 1338, 19369}},
    Chess960Perft{"r1k4r/8/8/8/4B3/8/8/R1K4R b HAha - 0 1", {25, 823, 18746, 592005}},
    Chess960Perft{"6kr/6pp/8/8/8/8/6PP/5NKR w Hh - 0 1", {8, 56, 590, 6143}},
    Chess960Perft{"4k3/8/8/8/8/8/5r2/1R3K1R w - - 0 1", {3, 43, 864, 12314}},
    Chess960Perft{"1k6/8/8/8/8/8/4q3/RKR5 w CA - 0 1", {19, 418, 7215, 157876}},
    Chess960Perft{"rkr5/1p6/8/8/8/8/1P6/RKR5 w CAca - 0 1", {21, 369, 7762, 160914}},
};

template <std::size_t N>
void check_all(const std::array<Chess960Perft, N>& positions) {
    for (const Chess960Perft& each : positions) {
        const Position start = position(each.fen);
        for (std::size_t depth = 1; depth <= 4 - plies_left_out; ++depth) {
            INFO(each.fen << " depth " << depth);
            CHECK(perft(start, static_cast<int>(depth)) == each.lines[depth - 1]);
        }
    }
}

} // namespace

TEST_CASE("perft of Chess960 equals the published numbers") {
    check_all(published_chess960);
}

TEST_CASE("perft of Chess960 castling equals Stockfish's") {
    check_all(castling_setups);
}

} // namespace arbiter::chess::test
