#include "game/game.h"
#include "rewrite/sheet_to_pgn.h"
#include "support/catch.hpp"

#include <string>

using namespace arbiter;

namespace {

std::string converted(const std::string& page) {
    return rewrite::sheet_to_pgn(game::Game(page, game::Format::score_sheet)).text;
}

std::string movetext(const std::string& page) {
    const auto pgn = converted(page);
    return pgn.substr(pgn.find("\n\n") + 2);
}

} // namespace

TEST_CASE("a page becomes a game with its notes as comments") {
    CHECK(converted("GAME 1\n\n   1. P-K4       P-K4\n   2. Kt-KB3!\n\nThe usual {12} move,\nand "
                    "the best.\n\n   2. ...        Kt-QB3\n         And White resigns.\n") ==
          "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
          "[Black \"?\"]\n[Result \"0-1\"]\n\n"
          "{GAME 1} 1. e4 e5 2. Nf3! {The usual (12) move, and the best.} 2... Nc6 0-1\n");
}

TEST_CASE("columns come in the order of play") {
    CHECK(movetext("  1. P-K4     P-K4     |   3. B-Kt5   P-QR3\n"
                   "  2. Kt-KB3   Kt-QB3   |   4. BxKt    Resigns.\n") ==
          "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 1-0\n");
}

TEST_CASE("nothing is guessed in silence") {
    CHECK(movetext("1. P-Q4 P-Q4\n2. Kt-KB3 Kt-KB3\n3. P-K3 P-K3\n4. Kt-Q2\n").find("{or N") !=
          std::string::npos);
    CHECK(movetext("1. P-K4 P K 4\n2. Kt-KB3 Kt-QB3\n3. B-Kt5 P-QR3\n4. BxKt QPxB\n") ==
          "1. e4 e5 {printed P K 4} 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *\n");
    CHECK(movetext("1. P-K4 R-R8\n2. K-K8 Q-Q1\n") == "1. e4 {R-R8 K-K8 Q-Q1} *\n");
}

TEST_CASE("lines stay within 80 characters") {
    const auto pgn =
        movetext("1. P-K4 P-K4\n\n" + std::string(50, 'x') + " " + std::string(50, 'y') + " z\n");
    CHECK(pgn == "1. e4 e5 {" + std::string(50, 'x') + "\n" + std::string(50, 'y') + " z} *\n");
}

TEST_CASE("who resigns is told, or stands in his column") {
    CHECK(movetext("1. P-K4 P-K4\n2. Resigns.\n").ends_with(" 0-1\n"));
    CHECK(movetext("1. P-K4 Resigns.\n").ends_with(" 1-0\n"));
    CHECK(movetext("1. P-K4 P-K4\nBlack gives up.\n").ends_with(" 1-0\n"));
    CHECK(movetext("1. P-K4 P-K4\nGiven up as drawn.\n").ends_with(" 1/2-1/2\n"));
    CHECK(movetext("1. P-K4 P-K4\n0\u20131\n").ends_with(" 0-1\n"));
    CHECK(movetext("1. P4R P4R\nLas negras abandonan.\n").ends_with(" 1-0\n"));
    CHECK(movetext("1. P4R P4R\nGanan las negras.\n").ends_with(" 0-1\n"));
    CHECK(movetext("1. P4R abandonan.\n").ends_with(" 1-0\n"));
    CHECK(movetext("1. P4R P4R\nTablas.\n").ends_with(" 1/2-1/2\n"));
    CHECK(movetext("1. P4R P4R\nLes blancs abandonnent.\n").ends_with(" 0-1\n"));
    CHECK(movetext("1. P-K4 P-K4\n        Drawn.\n").ends_with(" 1/2-1/2\n"));
    CHECK(movetext("1. P-K4 P-K4\n2. Kt-KB3 and wins.\n").ends_with(" 1-0\n"));
}

TEST_CASE("mate says who won, where the page does not") {
    CHECK(movetext("1. P-KB3 P-K4\n2. P-KKt4 Q-R5 mate\n") == "1. f3 e5 2. g4 Qh4# 0-1\n");
    CHECK(movetext("1. P-K4 P-KB3\n2. P-Q4 P-KKt4\n3. Q-R5 mate\n") ==
          "1. e4 f6 2. d4 g5 3. Qh5# 1-0\n");
}
