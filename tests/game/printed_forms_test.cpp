#include "game/game.h"
#include "notation/san.h"
#include "support/catch.hpp"

#include <string>
#include <string_view>

using namespace arbiter;

namespace {

// A game as it is printed, and its moves in SAN by the rules of chess.
struct Printed {
    std::string_view movetext;
    std::string_view sans;
    std::string_view fen = {}; // where it does not begin with the array
};

std::string sans_of(const Printed& printed) {
    std::string text;
    if (!printed.fen.empty()) text = "[FEN \"" + std::string(printed.fen) + "\"]\n\n";
    const game::Game game{text + std::string(printed.movetext) + " *\n"};
    const auto analysis = game.analysis();
    std::string sans;
    for (const auto& ply : analysis->replay.plies) {
        if (!sans.empty()) sans += ' ';
        sans +=
            ply.verdict == game::Verdict::played ? notation::write_san(ply.move, ply.before) : "?";
    }
    return sans;
}

void check(std::initializer_list<Printed> all) {
    for (const Printed& printed : all) {
        CAPTURE(printed.movetext);
        CHECK(sans_of(printed) == printed.sans);
    }
}

constexpr std::string_view castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view promotion = "8/3P1P2/8/8/8/k7/1p4p1/4K3 w - - 0 1";

} // namespace

TEST_CASE("figurines of both colours") {
    check({{"1. ♘f3 ♞f6 2. ♙e4 ♟e5 3. ♗c4 ♝c5 4. ♕e2 ♛e7 5. ♔d1 ♚d8 6. ♖e1 ♜e8",
            "Nf3 Nf6 e4 e5 Bc4 Bc5 Qe2 Qe7 Kd1 Kd8 Re1 Re8"},
           {"1. ♞f3 ♘f6 2. ♟\uFE0Ee4 ♟\uFE0Fe5 3. ♞\uFE0E:e5", "Nf3 Nf6 e4 e5 Nxe5"}});
}

TEST_CASE("long algebraic notation, with dashes, colons and blanks") {
    check({{"1. e2-e4 d7-d5 2. e4xd5 Ng8-f6 3. Ng1-f3", "e4 d5 exd5 Nf6 Nf3"},
           {"1. e2—e4 e7–e5 2. d2−d4 e5:d4", "e4 e5 d4 exd4"},
           {"1. e2-e4 e7-e5 2. d2-d4 e5-d4: 3. c2-c3 d4-c3:", "e4 e5 d4 exd4 c3 dxc3"},
           {"1. d4 e5 2. dxe5 d5 3. Qd1xd5", "d4 e5 dxe5 d5 Qxd5"},
           {"1. E2-E4 E7-E5 2. B1-C3", "e4 e5 Nc3"}});
    // Philidor in Spanish, 1846; the Encyclopædia Britannica of 1911 in German.
    check({{"1. e 2 e 4   e 7 e 5\n2. A f 1 c 4   A f 8 c 5\n3. c 2 c 3   C g 8 f 6\n"
            "4. d 2 d 4   e 5 d 4 :\n5. c 3 d 4 :   A c 5 b 6\n6. C b 1 c 3   R enr. g 8\n"
            "7. C g 1 e 2   c 7 c 6\n8. A c 4 d 5   d 7 d 6\n9. D d 1 d 3",
            "e4 e5 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb6 Nc3 O-O Nge2 c6 Bd5 d6 Qd3"},
           {"1. e2-e4 e7-e5 2. S g1-f3 S b8-c6 3. L f1-c4 L f8-c5 4. c2-c3 S g8-f6! 5. d2-d4 "
            "e5-d4: 6. c3-d4: L c5-b4+",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+"},
           {"1. e 2 - e 4 d 7 - d 5 2. e 4 x d 5 D d 8 : d 5", "e4 d5 exd5 Qxd5"},
           {"1. e 2 e 4 f 7 f 5 2. D d 1 h 5 + g 7 g 6", "e4 f5 Qh5+ g6"}});
}

TEST_CASE("captures that name the man that is taken") {
    check({{"1. e4 b6 2. a3 Fb7 3. a4 Fb7xPe4 4. a5 Ff3 5. Cg1xFf3",
            "e4 b6 a3 Bb7 a4 Bxe4 a5 Bf3 Nxf3"},
           {"1. e2-e4 d7-d5 2. e4xPd5 Dd8xPd5", "e4 d5 exd5 Qxd5"},
           {"1. e4 d5 2. exPd5 QxPd5", "e4 d5 exd5 Qxd5"},
           {"1. e4 a6 2. e5 d5 3. exPd6", "e4 a6 e5 d5 exd6"}});
}

TEST_CASE("pawns' captures in short") {
    check({{"1. e4 d5 2. ed", "e4 d5 exd5"},
           {"1. e4 e5 2. f4 ef", "e4 e5 f4 exf4"},
           {"1. e4 d5 2. ed5", "e4 d5 exd5"},
           {"1. e4 d5 2. exd", "e4 d5 exd5"},
           {"1. e4 d5 2. e:d5", "e4 d5 exd5"},
           {"1. d4 d5 2. c4 dxc", "d4 d5 c4 dxc4"}});
    constexpr std::string_view fen = "3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1";
    check({{"1. edQ", "exd8=Q", fen},
           {"1. ed=N Kb1", "exd8=N Kb1", fen},
           {"1. exdR Kb1", "exd8=R Kb1", fen},
           {"1. edD Kb1 2. Da5 Kb2", "exd8=Q Kb1 Qa5 Kb2", fen}});
}

TEST_CASE("notations of programs and mail") {
    check({{"1. e2e4 e7e5 2. g1f3", "e4 e5 Nf3"},
           {"1. e2e4 0000 2. d2d4", "e4 -- d4"},
           {"1. d7d8q b2b1n", "d8=Q b1=N", promotion},
           {"1. 5254 5755", "e4 e5"},
           {"1. 67682", "f8=R", promotion},
           {"1. 6762", "f8=R", promotion},
           {"1. 4744 2221", "d8=N b1=Q+", promotion},
           {"1. 5171 5838", "O-O O-O-O", castling},
           {"1. 5131 5878", "O-O-O O-O", castling},
           {"1. e2e4 d7d5 2. e4d5p", "e4 d5 exd5"},
           {"1. e1g1c e8c8C", "O-O O-O-O", castling},
           {"1. e1c1C e8g8c", "O-O-O O-O", castling},
           {"1. e2e4 a7a6 2. e4e5 d7d5 3. e5d6E", "e4 a6 e5 d5 exd6"},
           {"1. b7a8rQ", "bxa8=Q+", "r7/1P6/8/8/8/k7/8/4K3 w - - 0 1"}});
}

TEST_CASE("what people export") {
    check({{"1. {comment} e4 e5", "e4 e5"},
           {"1. e4 -- 2. d4", "e4 -- d4"},
           {"1. e4 {Here {K. B.} may move} e5 2. Nf3", "e4 e5 Nf3"}});
    for (const std::string result : {"1:0", "0:1", "1–0", "0–1", "½–½", "1/2", "0:0"}) {
        CAPTURE(result);
        CHECK(game::Game("1. e4 e5 " + result + "\n").analysis()->score.result != game::no_index);
    }
    const game::Game quoted("[White „Ann”]\n\n1. e4 *\n");
    REQUIRE(quoted.analysis()->score.tags.size() == 1);
    CHECK(quoted.analysis()->replay.plies.size() == 1);
}

// FIDE Laws of Chess, appendix C.
TEST_CASE("the notation of the Laws") {
    check({{"1. e4 e5 2. Fc4 Fc5", "e4 e5 Bc4 Bc5"},
           {"1. e4 e5 2. Lc4 Lc5", "e4 e5 Bc4 Bc5"},
           {"1. b3 e7e5 2. Bb2 d6 3. Bb2e5 de5", "b3 e5 Bb2 d6 Bxe5 dxe5"},
           {"1. d4 e5 2. dxe5", "d4 e5 dxe5"},
           {"1. e4 a6 2. e5 d5 3. exd6 e.p.", "e4 a6 e5 d5 exd6"},
           {"1. Nf3 a6 2. d3 a5 3. Nbd2 a4 4. Ne4 a3 5. Nfg5", "Nf3 a6 d3 a5 Nbd2 a4 Ne4 a3 Nfg5"},
           {"1. N5f3", "N5f3", "k7/8/8/6N1/8/8/8/K5N1 w - - 0 1"},
           {"1. d8Q b1B", "d8=Q b1=B", promotion},
           {"1. exf8N Kb2 ", "exf8=N Kb2", "5r2/4P3/8/8/8/k7/8/4K3 w - - 0 1"},
           {"1. Kd2 g1R", "Kd2 g1=R", promotion},
           {"1. e4 (=) e5", "e4 e5"},
           {"1. 0-0 0-0-0", "O-O O-O-O", castling},
           {"1. O - O O - O - O", "O-O O-O-O", castling},
           {"1. О – О – О о - о", "O-O-O O-O", castling},
           {"1. e4 f5 2. Qh5+ g6 3. Qxg6++ hg", "e4 f5 Qh5+ g6 Qxg6+ hxg6"},
           {"1. f3 e5 2. g4 Qh4++", "f3 e5 g4 Qh4#"},
           {"1. f3 e5 2. g4 Qh4", "f3 e5 g4 Qh4#"}});
}

TEST_CASE("Russian books mark mate with a cross") {
    check({{"1. e4 e5 2. Сc4 Кc6 3. Фh5 Кf6 4. Фf7x", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"},
           {"1. e4 e5 2. Сc4 Кc6 3. Фh5 Кf6 4. Ф:f7×", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"},
           {"1. f3 e5 2. g4 Qh4x", "f3 e5 g4 Qh4#"},
           {"1. f3 e5 2. g4 Qg5x", "f3 e5 g4 ?"}});
}

TEST_CASE("a word that is no legal move is none") {
    check({{"1. e4 e5 2. Nf3 de Nc6", "e4 e5 Nf3 Nc6"},
           {"1. e4 de e5 2. ab Nf3 ed", "e4 e5 Nf3"},
           {"1. e4 d5 2. ab de Nc3", "e4 d5 Nc3"},
           {"1. e4 d5 2. Nc3 de 3. Nxe4", "e4 d5 Nc3 dxe4 Nxe4"},
           {"1. e4 d5 2. Nc3 fe 3. Nxd5", "e4 d5 Nc3 ? ?"},
           {"1. e4 e5 (1... de c5 2. Nf3) 2. Nf3 de", "e4 e5 c5 Nf3 Nf3"}});
    const game::Game game("1. e4 de e5 2. Nf3 *\n");
    const auto analysis = game.analysis();
    CHECK(analysis->replay.words.empty());
    REQUIRE(analysis->score.items.size() == 7);
    CHECK(analysis->score.items[2].kind == game::ItemKind::unexpected);
    CHECK(text::slice(game.text(), analysis->score.items[2].span) == "de");
}

TEST_CASE("words without end cost no more than a few readings") {
    std::string text = "1. e4 e5 2. ";
    while (text.size() < 20'000)
        text += "Nf3 de Nc6 de 1. Ng1 de Nb8 de 1. ";
    const game::Game game(text + "*");
    CHECK(game.analysis()->score.plies.size() > 1'000);
}
