#include "positions.h"
#include "support/shared.h"

#include <sstream>
#include <vector>

// Every problem is told with its place in the FEN.
namespace arbiter::chess::test {

namespace {

// Braces mark the place of the problem.
struct Wrong {
    std::string_view marked_fen;
    std::string_view message;
};

struct Odd {
    std::string_view marked_fen;
    std::string_view replacement;
    std::string_view message;
};

std::string unmarked(std::string_view fen) {
    std::string text(fen);
    std::erase(text, '{');
    std::erase(text, '}');
    return text;
}

std::string marked(std::string fen, const FenError& error) {
    return fen.insert(error.end, 1, '}').insert(error.begin, 1, '{');
}

} // namespace

TEST_CASE("a FEN without a position is refused at its place") {
    const auto wrong = GENERATE(
        Wrong{"{}", "the board is missing"}, Wrong{"{start}", "the board has 1 rank, not 8"},
        Wrong{"{8/8/8/8/8/8/8} w - - 0 1", "the board has 7 ranks, not 8"},
        Wrong{"4k3/8/8/8/8/8/8/4K3{/8} w - - 0 1", "the board has more than 8 ranks"},
        Wrong{"4k3/8/8/{9}/8/8/8/4K3 w - - 0 1", "\"9\" is neither a man nor a number of squares"},
        Wrong{"4k3/8/8/{ppppppppp}/8/8/8/4K3 w - - 0 1", "rank 5 has 9 squares, not 8"},
        Wrong{"4k3/8/8/{7}/8/8/8/4K3 w - - 0 1", "rank 5 has 7 squares, not 8"},
        Wrong{"4k3/8/8/{}/8/8/8/4K3 w - - 0 1", "rank 5 has 0 squares, not 8"},
        Wrong{"4k3/8/8/3{x}4/8/8/8/4K3 w - - 0 1",
              "\"x\" is neither a man nor a number of squares"},
        Wrong{"4k3/8/8/3{\xE2\x99\x98}4/8/8/8/4K3 w - - 0 1",
              "this is neither a man nor a number of squares"},
        Wrong{"{8/8/8/8/8/8/8/4K3} w - - 0 1", "black has no king"},
        Wrong{"{4k3/8/8/8/8/8/8/8} w - - 0 1", "white has no king"},
        Wrong{"4k3/8/2{k}5/8/8/8/8/4K3 w - - 0 1", "black has two kings"},
        Wrong{"4k3/8/8/8/8/8/8/1K1K{K}3 w - - 0 1", "white has 3 kings"},
        Wrong{"4k2{P}/8/8/8/8/8/8/4K3 w - - 0 1", "a pawn can't stand on h8"},
        Wrong{"4k3/8/8/8/8/8/8/{p}3K3 w - - 0 1", "a pawn can't stand on a1"},
        Wrong{"4k3/8/8/8/8/8/8/4K3{}", "the side to move is missing"},
        Wrong{"4k3/8/8/8/8/8/8/4K3 {x} - - 0 1", "\"x\" is no side to move: w or b"},
        Wrong{"4k3/8/8/8/8/8/8/4R1K1 {w} - - 0 1",
              "black is in check from the rook on e1, but it is white's move"},
        Wrong{"8/8/8/8/3k4/4K3/8/8 {b} - - 0 1",
              "white is in check from the king on d4, but it is black's move"},
        // Cases of the field: pockets and marks of Crazyhouse.
        Wrong{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR{/} w KQkq - 0 1",
              "a pocket after the eighth rank belongs to Crazyhouse"},
        Wrong{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR{/Pq} w KQkq - 0 1",
              "a pocket after the eighth rank belongs to Crazyhouse"},
        Wrong{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR{[Qp]} w KQkq - 0 1",
              "a pocket in brackets belongs to Crazyhouse"},
        Wrong{"Q{~}3k3/8/8/8/8/8/8/4K3 b - - 0 1",
              "marks of promoted pieces belong to Crazyhouse"});
    const std::string fen = unmarked(wrong.marked_fen);
    INFO(wrong.marked_fen);
    const auto read = read_fen(fen);
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().front().message == wrong.message);
    CHECK(marked(fen, read.error().front()) == wrong.marked_fen);
}

TEST_CASE("independent errors are told together") {
    const auto read = read_fen("4k3/8/8/7/8/8/8/4Kx2 z - - 0 1");
    REQUIRE_FALSE(read.has_value());
    REQUIRE(read.error().size() == 3);
    CHECK(read.error()[0].begin == 8);
    CHECK(read.error()[1].begin == 18);
    CHECK(read.error()[2].begin == 21);
}

TEST_CASE("a FEN whose men make a position is read, and what is odd has its replacement") {
    const auto odd = GENERATE(
        Odd{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - {0 0}", "0 1",
            "the fullmove number starts at 1"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w - - {0 1;}", "0 1", "\"1;\" is no fullmove number"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w - -{}", " 0 1", "a FEN has six fields"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w{}", " - - 0 1", "a FEN has six fields"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w - - {bm e4; id \"x\";}", "0 1", "\"bm\" is no halfmove clock"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w - - {7 30 extra}", "7 30",
            "nothing follows the fullmove number"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w - - {7}", "7 1", "the fullmove number is missing"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w - - {-1 4}", "0 4", "\"-1\" is no halfmove clock"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w - - {0 99999999999}", "0 1",
            "no game has \"99999999999\" moves"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w - - {12345 7}", "0 7", "no game has \"12345\" halfmoves"},
        Odd{"8/8/8/4k3/8/8/4P3/4K3 w - - {00 01}", "0 1", "the counters are plain numbers"},
        Odd{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq {e3} 0 1", "-",
            "no white pawn on e4 has passed over e3"},
        Odd{"4k3/8/8/8/4P3/8/8/4K3 b - {e4} 0 1", "-",
            "a white pawn can't have passed over e4 with a double step"},
        Odd{"4k3/8/8/8/4P3/8/4B3/4K3 b - {e3} 0 1", "-",
            "the pawn on e4 can't have come from e2 with a man on e2"},
        Odd{"6bk/8/8/3pP3/8/1K6/8/8 w - {d6} 0 2", "-",
            "white would have been in check before black played d7-d5"},
        Odd{"4k3/8/8/8/4P3/8/8/4K3 b - {x9} 0 1", "-", "\"x9\" is no en passant square"},
        Odd{"4k3/8/8/8/8/8/8/2R1K1RR w G{c} - 0 1", "", "black has no rook on c8"},
        Odd{"4k3/8/8/8/8/8/8/4K2R w K{Q} - 0 1", "",
            "white has no rook to castle with on the queen side"},
        Odd{"4k3/8/8/8/8/8/4K3/7R w {K} - 0 1", "-", "white can't castle with its king on e2"},
        Odd{"4k3/8/8/8/8/8/8/4K3 w {KQkq} - 0 1", "-",
            "no king and rook stand ready for these castling rights"},
        Odd{"4k3/8/8/8/8/8/8/4KR1R w K{F} - 0 1", "",
            "white castles with one rook only on the king side"},
        Odd{"4k3/8/8/8/8/8/8/4K2R w K{-} - 0 1", "", "\"-\" is no castling right"},
        Odd{"4k3/8/8/8/8/8/8/4K2R w {KKKKKKKKK} - 0 1", "-", "\"KKKKKKKKK\" is no castling field"},
        Odd{"4k3/8/8/8/8/8/8/4K3{  }w - - 0 1", " ",
            "the fields of a FEN are separated by one space"},
        Odd{"{ }4k3/8/8/8/8/8/8/4K3 w - - 0 1", "",
            "a FEN begins with the board, not with a space"},
        Odd{"4k3/8/8/8/8/8/8/4K3 w - - 0 1{ }", "", "nothing follows the last field of a FEN"},
        Odd{"4k3/8/8/{11111111}/8/8/8/4K3 w - - 0 1", "8",
            "empty squares side by side are one number"},
        Odd{"4k3/8/8/8/8/8/8/4K3 {W} - - 0 1", "w", "the side to move is written w or b"});
    const std::string fen = unmarked(odd.marked_fen);
    INFO(odd.marked_fen);
    const auto read = read_fen(fen);
    REQUIRE(read.has_value());
    REQUIRE(read->inconsistencies.size() == 1);
    const auto& [problem, replacement] = read->inconsistencies.front();
    CHECK(problem.message == odd.message);
    CHECK(marked(fen, problem) == odd.marked_fen);
    CHECK(replacement == odd.replacement);
}

TEST_CASE("a proper FEN is read without a word and written as it was") {
    const auto fen =
        GENERATE("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                 // After a double step that nothing can capture (PGN 16.1.3.4).
                 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                 "4k3/8/8/8/8/8/8/2R1K1RR w G - 0 1", "1rr1k3/8/8/8/8/8/8/4K3 w c - 0 1",
                 "nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w KQkq - 0 1",
                 "8/5k2/8/3r4/8/2R5/5K2/8 w - - 4 51", "8/8/8/4k3/8/8/4P3/4K3 w - - 150 9999",
                 // Odd, but a position: check from three men, and full of queens.
                 "4k3/8/4R3/1B6/8/3N4/8/4K3 b - - 0 1", "4k3/8/3N4/1B6/8/8/8/4RK2 b - - 0 1",
                 "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1");
    const auto read = read_fen(fen);
    REQUIRE(read.has_value());
    CHECK(read->inconsistencies.empty());
    CHECK(write_fen(read->position) == fen);
}

TEST_CASE("the start position is the one of its FEN") {
    CHECK(write_fen(Position::start()) ==
          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST_CASE("Shredder-FEN is read and written as X-FEN") {
    const auto read = [](std::string_view fen) {
        const auto result = read_fen(fen);
        REQUIRE(result.has_value());
        CHECK(result->inconsistencies.empty());
        return write_fen(result->position);
    };
    CHECK(read("nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w GBgb - 0 1") ==
          "nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w KQkq - 0 1");
    CHECK(read("r3k2r/8/8/8/8/8/8/R3K2R b HAha - 0 1") == "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    CHECK(read("4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1") == "4k3/8/8/8/8/8/8/RR2K1RR w GB - 0 1");
    CHECK(read("4k3/8/8/8/8/8/8/RR2K1RR w HA - 0 1") == "4k3/8/8/8/8/8/8/RR2K1RR w KQ - 0 1");
}

TEST_CASE("the FENs of real Chess960 games are proper") {
    const auto games = arbiter::test::read_shared("corpus/tcec-dfrc.pgn");
    if (!games) return;
    std::istringstream lines(*games);
    int fens = 0;
    for (std::string line; std::getline(lines, line);) {
        constexpr std::string_view tag = "[FEN \"";
        if (line.rfind(tag, 0) != 0) continue;
        const std::string fen = line.substr(tag.size(), line.rfind('"') - tag.size());
        INFO(fen);
        const auto read = read_fen(fen);
        REQUIRE(read.has_value());
        CHECK(read->inconsistencies.empty());
        CHECK(write_fen(read->position) == fen);
        ++fens;
    }
    CHECK(fens > 0);
}

} // namespace arbiter::chess::test
