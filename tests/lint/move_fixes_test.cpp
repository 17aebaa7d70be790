#include "rewrite/fixed.h"
#include "support/catch.hpp"

#include <string>

using namespace arbiter;

namespace {

// The movetext with all safe fixes, in as many rounds as it takes.
std::string mended(const std::string& movetext, const std::string& fen = "") {
    const auto head = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                      "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n" +
                      (fen.empty() ? "" : "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n") + "\n";
    const auto fixed = test::fix_all(head + movetext + " *\n", rewrite::Fixes::safe);
    CHECK(fixed.settled);
    return fixed.text.substr(head.size(), fixed.text.size() - head.size() - 3);
}

} // namespace

TEST_CASE("letters are put into English only where one language reads them") {
    CHECK(mended("1. e4 e5 2. Se2 Sc6 3. Lc4") == "1. e4 e5 2. Ne2 Nc6 3. Bc4");
    CHECK(mended("1. e4 e5 2. Se2") == "1. e4 e5 2. Se2");
}

TEST_CASE("the fixes of several rules on one move give its SAN") {
    struct Example {
        std::string written;
        std::string san;
        std::string fen;
    };
    const std::string castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const std::string promotes = "1r4k1/P7/8/8/8/8/8/6K1 w - - 0 1";
    const std::string takes_in_passing = "4k3/8/8/3Pp3/8/8/8/3K4 w - e6 0 1";
    const std::string pinned = "k3r3/5p2/8/8/8/4N1N1/8/4K3 w - - 0 1";
    const auto [written, san, fen] = GENERATE_COPY(values<Example>({
        {"1. pe4 e7-e5 2. ng1f3+ nb8-c6#", "1. e4 e5 2. Nf3 Nc6", ""},
        {"1. Pe2-e4 d7d5 2. Pe4:d5+ qd5:", "1. e4 d5 2. exd5 Qxd5", ""},
        {"1. e4 e5 2. bf1-b5 nb8-c6 3. b5xc6 d7xc6", "1. e4 e5 2. Bb5 Nc6 3. Bxc6 dxc6", ""},
        {"1. f2f3 e7-e5 2. Pg4+ qd8-h4++", "1. f3 e5 2. g4 Qh4#", ""},
        {"1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5", "1. e4 e5 2. Nf3 Nc6 3. Bb5", ""},
        {"1. E2-E4 E7-E5 2. G1-F3", "1. e4 e5 2. Nf3", ""},
        {"1. e 2 e 4 e 7 e 5 2. N g 1 f 3 + N b8-c6", "1. e4 e5 2. Nf3 Nc6", ""},
        {"1. e 2 - e 4 d7-d5 2. e 4 d 5 : Qd8xPd5 3. N b1-c3 #", "1. e4 d5 2. exd5 Qxd5 3. Nc3",
         ""},
        {"1. f2f3 e7-e5 2. Pg4 Qh4x", "1. f3 e5 2. g4 Qh4#", ""},
        {"1. K enr. g1 O - O - O", "1. O-O O-O-O", castles},
        {"1. abQ Kg7", "1. axb8=Q+ Kg7", promotes},
        {"1. e4, e5 2. Cf3,Cc6, 3. Ab5 , a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5  a6", ""},
        {"1. P4R, P4R 2. C3AR,C3AD", "1. e4 e5 2. Nf3 Nc6", ""},
        {"1. 0-0-0+ 0-0", "1. O-O-O O-O", castles},
        {"1. e1g1 o-o-o", "1. O-O O-O-O", castles},
        {"1. ab8(Q) Kg7", "1. axb8=Q+ Kg7", promotes},
        {"1. Pa7:b8q Kg7", "1. axb8=Q+ Kg7", promotes},
        {"1. de6e.p. Ke7", "1. dxe6 Ke7", takes_in_passing},
        {"1. Pd5:e6ep+ Ke7", "1. dxe6 Ke7", takes_in_passing},
        {"1. ng3xf5 f7-f6", "1. Nf5 f6", pinned},
    }));
    INFO(written);
    CHECK(mended(written, fen) == san);
}

TEST_CASE("a move that is read against its marks and loosely besides is left to a person") {
    CHECK(mended("1. e4 e5 2. Bc4 Nf6 3. bxb5") == "1. e4 e5 2. Bc4 Nf6 3. bxb5");
    CHECK(mended("1. e4 Nxf6+") == "1. e4 Nxf6+");
    CHECK(mended("1. e4 nf6+") == "1. e4 nf6+");
    CHECK(mended("1. e4 Nxf6 2. e5+") == "1. e4 Nf6 2. e5"); // one guess a move
}

TEST_CASE("marks and castling with blanks are mended as one move") {
    CHECK(mended("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7 mate") ==
          "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#");
    CHECK(mended("1. e4 d5 2. ed Qd5: + 3. Be2 Qg2: 4. Bf3") ==
          "1. e4 d5 2. exd5 Qxd5 3. Be2 Qxg2 4. Bf3");
    CHECK(mended("1. 0 - 0 - 0 + 00", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1") == "1. O-O-O O-O");
}

TEST_CASE("mending moves and their numbers together settles") {
    CHECK(mended("1. Pe4 2. Pe5 3. ng1-f3 4. nb8-c6") == "1. e4 1... e5 2. Nf3 2... Nc6");
    CHECK(mended("Pe4 e5 g1f3 nc6") == "1. e4 e5 2. Nf3 Nc6");
    CHECK(mended("1. e4 ! e5!!! 2. Ng1-f3 ?") == "1. e4! e5!! 2. Nf3?");
}
