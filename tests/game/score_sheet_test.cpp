#include "game/document.h"
#include "game/game.h"
#include "game/split.h"
#include "notation/san.h"
#include "support/catch.hpp"

#include <rapidcheck.h>

#include <array>
#include <string>
#include <string_view>

// Pages of old books, as the project's own games: the layouts are theirs.

using namespace arbiter;
using namespace arbiter::game;

namespace {

struct Sheet {
    explicit Sheet(std::string page) : game(std::move(page), Format::score_sheet) {
        analysis = game.analysis();
    }

    // "e4 e5 Nf3"; `?` for a ply that was not played.
    std::string sans() const {
        std::string out;
        for (const Index ply : analysis->score.lines.front().plies) {
            const ReplayedPly& replayed = analysis->replay.plies[ply];
            if (!out.empty()) out += ' ';
            out += replayed.verdict <= Verdict::repaired
                       ? notation::write_san(replayed.move, replayed.before)
                       : "?";
        }
        return out;
    }

    std::string comments() const {
        std::string out;
        for (const Item& item : analysis->score.items) {
            if (item.kind != ItemKind::comment) continue;
            out += "{" + std::string(text::slice(game.text(), item.span)) + "}";
        }
        return out;
    }

    std::string_view result() const {
        const Index result = analysis->score.result;
        if (result == no_index) return {};
        return text::slice(game.text(), analysis->score.items[result].span);
    }

    Game game;
    std::shared_ptr<const Analysis> analysis;
};

// What decides where a game begins, and what does not.
std::string random_page() {
    const std::vector<std::string> pieces{"GAME 1\n",
                                          "GAME No. 2\n",
                                          "\n",
                                          "  1. P-K4    P-K4\n",
                                          "  2. Kt-KB3  Kt-QB3\n",
                                          " ",
                                          "Move 1-2 as in Game 1.\n",
                                          "SECOND VARIATION.\n",
                                          "Repeat the Opening up to Black's 2d move.\n",
                                          "Repeat Second Variation up to White's 2d move.\n",
                                          "First 2 moves as in the last game.\n",
                                          "1",
                                          "1. P-K4",
                                          "  1. ...  P-K4\n",
                                          "A note.\n",
                                          "| ",
                                          "3. ",
                                          "  3. B-Kt5   P-QR3\n",
                                          "  White.   Black.\n",
                                          "x\r\n",
                                          "Kt",
                                          "1 P to K4   P to K4\r",
                                          "Resigns.\n"};
    const auto chosen = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces));
    std::string page;
    for (const auto& piece : chosen)
        page += piece;
    return page;
}

constexpr std::string_view lopez = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6";

} // namespace

TEST_CASE("two columns with one number, or with a number each") {
    CHECK(Sheet("   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n"
                "   3. B-Kt5     P-QR3\n   4. BxKt      QPxB\n")
              .sans() == lopez);
    CHECK(Sheet("  1. P. to K's 4th.       1. P. to K's 4th.\n"
                "  2. K. Kt. to B's 3d.    2. Q. Kt. to B's 3d.\n"
                "  3. K. B. to Q. Kt's 5th.   3. P. to Q. R's 3d.[A]\n"
                "  4. B. takes Kt.         4. Q. P. takes B.\n")
              .sans() == lopez);
}

TEST_CASE("numbers may stand without dots, in brackets or before a dash") {
    CHECK(Sheet("1 P to K4    P to K4\n2 Kt to KB3  Kt to QB3\n").sans() == "e4 e5 Nf3 Nc6");
    CHECK(Sheet(" (1) P-K4    P-K4\n (2) Kt-KB3  Kt-QB3\n").sans() == "e4 e5 Nf3 Nc6");
    CHECK(Sheet("1 – P4R P4R\n2 – C3AR C3AD\n").sans() == "e4 e5 Nf3 Nc6");
}

TEST_CASE("dummies stand for the move of the other side") {
    CHECK(Sheet("   1. P-K4       P-K4\n   2. Kt-KB3\n\nA fine move.\n\n"
                "   2. ...        Kt-QB3\n   3. B-Kt5     ...\n      ...        3. P-QR3\n"
                "   4. BxKt\n   4 ........    QPxB\n")
              .sans() == lopez);
}

TEST_CASE("columns side by side are read one after the other") {
    const Sheet sheet("  1. P-K4     P-K4     |   3. B-Kt5   P-QR3\n"
                      "  2. Kt-KB3   Kt-QB3   |   4. BxKt    QPxB\n"
                      "                       |     Resigns.\n");
    CHECK(sheet.sans() == lopez);
    CHECK(sheet.result() == "Resigns.");
    CHECK(Sheet("1 P to K4    P to K4   3 B to Kt5    P to QR3\n"
                "2 Kt to KB3  Kt to QB3 4 B takes Kt  QP takes B\n")
              .sans() == lopez);
}

TEST_CASE("moves that only a blank parts are told apart") {
    CHECK(Sheet("1 P to K4    P to K4\n2 Kt to KB3  Kt to QB3\n3 B to Kt5   P to QR3\n"
                "4 B takes Kt QP takes B\n5 Kt takes P Q to Q5\n")
              .sans() == std::string(lopez) + " Nxe5 Qd4");
    CHECK(Sheet("1. P-K4 P-Q4 2. PxP QxP 3. Kt-QB3 Q-QR4\n").sans() == "e4 d5 exd5 Qxd5 Nc3 Qa5");
}

TEST_CASE("a line without a number goes on with the game") {
    CHECK(
        Sheet(
            "   1. P-K4       P-K4\n   2. Kt-KB3\n                 Kt-QB3\n   3. B-Kt5     P-QR3\n")
            .sans() == "e4 e5 Nf3 Nc6 Bb5 a6");
}

TEST_CASE("notes are comments, whatever moves they speak of") {
    const Sheet sheet("GAME 1\n\n   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n\n"
                      "Or 2. ... P-Q3; 3. P-Q4, PxP, and {12} then\n4 Kt x P, Kt - K B 3 "
                      "is good.\n\n   3. B-Kt5     P-QR3\n");
    CHECK(sheet.sans() == "e4 e5 Nf3 Nc6 Bb5 a6");
    CHECK(sheet.comments() == "{GAME 1}{Or 2. ... P-Q3; 3. P-Q4, PxP, and {12} then\n"
                              "4 Kt x P, Kt - K B 3 is good.}");
}

TEST_CASE("a note may begin with a number and a move, when the game goes on with its own") {
    const Sheet sheet("   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n\n"
                      "3. PxP was threatened.\n\n   3. B-Kt5     P-QR3\n");
    CHECK(sheet.sans() == "e4 e5 Nf3 Nc6 Bb5 a6");
    CHECK(sheet.comments() == "{3. PxP was threatened.}");
}

TEST_CASE("behind a gap nothing is mended: the missing moves can't be found") {
    const Sheet sheet("   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n"
                      "   4. BxKt      QPxB\n   5. Kt-B3     B-KKt5\n");
    CHECK(sheet.sans() == "e4 e5 Nf3 Nc6 ? ? ? ?");
    CHECK(sheet.analysis->replay.descriptive->misprints.empty());
    CHECK(Sheet("   5. B-Kt5     P-QR3\n   6. BxKt      QPxB\n").sans() == "? ? ? ?");
    // The moves go on all the same: only the numbers are wrong.
    CHECK(Sheet("   1. P-K4       P-K4\n   3. Kt-KB3    Kt-QB3\n   4. B-Kt5     P-QR3\n").sans() ==
          "e4 e5 Nf3 Nc6 Bb5 a6");
}

TEST_CASE("what looks blank on a page is blank") {
    CHECK(Sheet("\uFEFF1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n").sans() == "e4 e5 Nf3 Nc6");
    CHECK(Sheet("1. P-K4 P-K4\n2. Kt-KB3\u00A0 Kt-QB3\n3.\u00A0 B-Kt5 P-QR3\n").sans() ==
          "e4 e5 Nf3 Nc6 Bb5 a6");
    CHECK(Sheet("1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n/* 3. B - Kt 5 P - Q R 3 */\n4. BxKt QPxB\n")
              .sans() == lopez);
    const std::string page = "\uFEFF1. P-K4 P-K4\n\n\uFEFF1. P-Q4 P-Q4\n";
    CHECK(Document::from(page, Format::score_sheet).games().size() == 2);
}

TEST_CASE("words behind a move belong to it") {
    CHECK(Sheet("1. P4R P4R\n2. C3AR C3AR\n3. CxP CxP\n4. D2R C3AR\n5. C6AD desc. jaque, A2R\n")
              .sans() == "e4 e5 Nf3 Nf6 Nxe5 Nxe4 Qe2 Nf6 Nc6+ Be7");
    const Sheet mate("1. P-KB3    P-K4\n2. P-KKt4   Q-R5     Mate\n");
    CHECK(mate.sans() == "f3 e5 g4 Qh4#");
    CHECK(mate.comments().empty());
}

TEST_CASE("a row whose number is spoiled is read all the same") {
    const std::string game = "   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n";
    const std::string rest = "   4. BxKt      QPxB\n";
    for (const std::string number : {"3,", "3)", "?.", "III.", "3;"}) {
        CAPTURE(number);
        const Sheet sheet(game + "   " + number + " B-Kt5     P-QR3\n" + rest);
        CHECK(sheet.sans() == lopez);
        CHECK_FALSE(sheet.analysis->score.unread_row);
    }
    CHECK(Sheet("   1. P-K4       P-K4\n2. Kt-KB3    Kt-QB3\nB-Kt5     P-QR3\n" + rest).sans() ==
          lopez);
    // Not the number that is due.
    CHECK(Sheet(game + "   V. B-Kt5     P-QR3\n").sans() == "e4 e5 Nf3 Nc6");
}

TEST_CASE("a row whose first move can't be read keeps its place") {
    const std::string game = "   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n";
    const std::string rest = "   4. BxKt      QPxB\n";
    for (const std::string move : {"8-Kt5", "[illegible]", "?", "b-kt5"}) {
        CAPTURE(move);
        const Sheet sheet(game + "   3. " + move + " P-QR3\n" + rest);
        REQUIRE(sheet.analysis->score.lines.front().plies.size() == 8);
        const auto& ply = sheet.analysis->score.plies[4];
        CHECK(text::slice(sheet.game.text(), ply.span) == move);
        CHECK(sheet.analysis->replay.plies[4].verdict >= Verdict::repaired);
        CHECK(sheet.analysis->replay.descriptive->misprints.size() == 1);
    }
    CHECK(Sheet(game + "\n   3. Better was B-Kt5, with a bind.\n\n   3. B-B4\n").sans() ==
          "e4 e5 Nf3 Nc6 Bc4");
}

TEST_CASE("a row that stands behind the last move read is told of") {
    const std::string game = "   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n";
    const auto unread = [](const std::string& page) {
        const Sheet sheet(page);
        const auto& row = sheet.analysis->score.unread_row;
        return row ? std::string(text::slice(sheet.game.text(), *row)) : "";
    };
    CHECK(unread(game) == "");
    CHECK(unread(game + "\nHere 3. B-Kt5 was played by many; 3. B-B4\nis as good.\n") == "");
    CHECK(unread(game + "   Resigns.\n\n   3. B-Kt5    P-QR3\n   4. BxKt    QPxB\n") == "");
    CHECK(unread(game + "\nA note, and then\n3; B-Kt5    P-QR3\n4. BxKt     QPxB\n") == "3;");
    CHECK(unread(game + "E, 8-Kt5    P-QR3\n") == "E,");
    CHECK(unread("1. P-K4 P-K4 2. Kt-KB3\nKt-QB3 as is usual 3. B-Kt5 the Spanish game\n") != "");
    CHECK(unread("1. d4 d5 2. c4 dxc4 3. Sf3 Sf6\n") == "1. d4");
}

TEST_CASE("Spanish pairs have a comma between them, and a translation in brackets") {
    CHECK(Sheet("1. P4R, P4R (e4, e5)\n2. A4AD, A4AD (Ac4, Ac5)\n3. C3AR, C3AD\n").sans() ==
          "e4 e5 Bc4 Bc5 Nf3 Nc6");
}

TEST_CASE("a row number at the beginning of a line is no part of the move above") {
    CHECK(
        Sheet(
            "  1. C3AR                            C3AR\n  2. P4D                             P3CD\n"
            "  3. A5C                             A2C\n  4. CD2D                            P3C\n"
            "  5. AxC                             PxA\n  6. P4R                             A2C\n")
            .sans() == "Nf3 Nf6 d4 b6 Bg5 Bb7 Nbd2 g6 Bxf6 exf6 e4 Bg7");
}

TEST_CASE("Spanish pawns that take may name their whole file") {
    CHECK(Sheet("1. P4AD, P4D\n2. PADxPD, DxP\n3. C3AD, D4TD\n").sans() ==
          "c4 d5 cxd5 Qxd5 Nc3 Qa5");
}

TEST_CASE("a set-up position comes from its tag") {
    CHECK(Sheet("[FEN \"8/8/8/8/8/1k5P/8/2K5 w - - 0 1\"]\n\n1. P-R4 K-B5\n2. P-R5 Resigns\n")
              .sans() == "h4 Kc4 h5");
}

TEST_CASE("rows in running text have semicolons between them, and lines end anywhere") {
    CHECK(Sheet("1. P-K4, P-K4; 2. Kt-KB3, Kt-QB3; 3. B-Kt5, P-QR3; 4. BxKt, QPxB.\n").sans() ==
          lopez);
    CHECK(Sheet("1 P-K4, P-K4; 2 Kt-KB3,\nKt-QB3; 3 B-Kt5, P-QR3; 4\nBxKt, QPxB.\n").sans() ==
          lopez);
    CHECK(Sheet("1.\u2014P\u2014K4, P\u2014K4; 2.\u2014Kt\u2014KB3, Kt\u2014\nQB3; 3.\u2014B\u2014"
                "Kt5, P to\nQR3; 4.\u2014BxKt, QPxB\n")
              .sans() == lopez);
    const Sheet led("The game went: 1. P-K4, P-K4; 2. Kt-KB3, Kt-QB3;\n"
                    "3. B-Kt5, P-QR3; 4. BxKt, QPxB, and White won.\n");
    CHECK(led.sans() == lopez);
    CHECK(led.comments() == "{The game went:}");
    CHECK(led.result() == "and White won.");
    // A sentence that follows on the game is a note.
    const Sheet noted("1. P-K4, P-K4; 2. Kt-KB3, Kt-QB3;\n3. B-Kt5, P-QR3; 4. BxKt, QPxB. If "
                      "now 5. KtxP, then\nQ-Q5 is good enough.\n");
    CHECK(noted.comments().find("is good enough.") != std::string::npos);
    // In columns, a line with a semicolon is one of a note.
    CHECK(Sheet("   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n"
                "   3. B-B4, B-B4; 4. P-QKt4, BxP;\n   3. B-Kt5     P-QR3\n")
              .sans() == "e4 e5 Nf3 Nc6 Bb5 a6");
}

TEST_CASE(
    "in running text a line may end anywhere, and moves need no more than a blank between them") {
    const std::vector<std::string> words{"1.", "P", "-", "K", "4", "P", "-",  "Q",  "4", "2.",
                                         "P",  "x", "P", "Q", "x", "P", "3.", "Kt", "-", "Q",
                                         "B",  "3", "Q", "-", "Q", "R", "4",  "4.", "P", "-",
                                         "Q",  "4", "P", "-", "Q", "B", "3"};
    for (const std::string line_break : {"\n", "\r\n", " \n   "}) {
        for (std::size_t first = 10; first + 10 < words.size(); ++first) {
            std::string page;
            for (std::size_t i = 0; i < words.size(); ++i)
                page += words[i] + (i == first || i == first + 8 ? line_break : " ");
            CAPTURE(page);
            CHECK(Sheet(page).sans() == "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 c6");
        }
    }
    CHECK(Sheet("1. P - K 4 P - K 4 2. Kt - K B 3 Kt - Q B 3 3. B - B 4 B - B 4 4. Castles P\n"
                "- Q 3 5. P - Q 3 Kt - B 3\n")
              .sans() == "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O d6 d3 Nf6");
    CHECK(Sheet("1. P. to K's 4th. P. to Q's 4th. 2. P. takes P. Q. takes P. 3. Kt. to\n"
                "Q. B's 3d. Q. to Q's 3d. 4. Kt. to Kt's 5th. Q. to Q. Kt's 3d. 5. Kt. takes B.\n"
                "P. (ch.) K. to Q's sq. 6. Kt. takes R. Q. Kt. to Q's 2d.\n")
              .sans() == "e4 d5 exd5 Qxd5 Nc3 Qd6 Nb5 Qb6 Nxc7+ Kd8 Nxa8 Nd7");
}

TEST_CASE("a page without hyphens is read, since its moves have one reading") {
    CHECK(Sheet("1. P K4 P K4\n2. Kt KB3 Kt QB3\n3. B Kt5 P QR3\n4. B R4 Kt B3\n"
                "5. Castles B K2\n6. R K1 P QKt4\n7. B Kt3 P Q3\n")
              .sans() == "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6");
    CHECK(Sheet("  1. P K 4         P K 4\n  2. K Kt B 3     Q Kt B 3\n"
                "  3. K B Q Kt 5   P Q R 3\n  4. B x Kt       Q P x B\n")
              .sans() == lopez);
    // Among others it is a misprint, which the rest of the game mends.
    const Sheet one("   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n   3. B-Kt5     P-QR3\n"
                    "   4. B R4      Kt-B3\n   5. Castles   B-K2\n");
    CHECK(one.sans() == "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7");
    REQUIRE(one.analysis->replay.descriptive->misprints.size() == 1);
    CHECK(one.analysis->replay.descriptive->misprints[0].corrections[0].text == "B-R4");
}

TEST_CASE("Black's move may stand below White's, where no column shows it") {
    CHECK(Sheet("1. P-K4\nP-K4\n2. Kt-KB3\nKt-QB3\n3. B-Kt5\nP-QR3\n4. BxKt\nQPxB\n").sans() ==
          lopez);
    CHECK(Sheet("1. P-K4\n\nP-K4\n\n2. Kt-KB3\n\nKt-QB3\n\n3. B-Kt5\n\nP-QR3\n").sans() ==
          "e4 e5 Nf3 Nc6 Bb5 a6");
    CHECK(Sheet("1. P-K4\n1. ... P-K4\n2. Kt-KB3\n2... Kt-QB3\n").sans() == "e4 e5 Nf3 Nc6");
    // The next line makes a sentence of it.
    CHECK(Sheet("1. P-K4\n\nP-K4\nis the usual reply.\n\n1. ... P-QB4\n").sans() == "e4 c5");
}

TEST_CASE("a row whose number and first move are spoiled keeps its place") {
    const std::string game = "   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n";
    const std::string rest = "   4. BxKt      QPxB\n   5. KtxP      Q-Q5\n";
    for (const std::string start : {"3, 8-Kt5", "E, 8-Kt5", "8-Kt5"}) {
        CAPTURE(start);
        const Sheet sheet(game + "   " + start + "     P-QR3\n" + rest);
        CHECK(sheet.sans() == std::string(lopez) + " Nxe5 Qd4");
        CHECK(sheet.analysis->replay.descriptive->misprints.size() == 1);
    }
}

TEST_CASE("a row between others has the number that is due, whatever is printed") {
    for (const std::string number : {"1.", "11.", "31.", "8.", "t.", "3.,", "."}) {
        CAPTURE(number);
        const Sheet sheet("   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n   " + number +
                          " B-Kt5     P-QR3\n   4. BxKt      QPxB\n");
        CHECK(sheet.sans() == lopez);
        CHECK(next_chunk(sheet.game.text(), 0, Format::score_sheet).end ==
              sheet.game.text().size());
    }
}

TEST_CASE("what stands in Black's column and can't be read keeps its place") {
    for (const std::string reply : {"E-QR3", "xQR3", "8-QR3", "p to QR3", "Rt. to R", "Castes"}) {
        CAPTURE(reply);
        const Sheet sheet("   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n   3. B-Kt5     " +
                          reply + "\n   4. B-R4      P-QKt4\n   5. B-Kt3     P-QR4\n");
        const auto& plies = sheet.analysis->score.plies;
        REQUIRE(plies.size() == 10);
        CHECK(text::slice(sheet.game.text(), plies[5].span) == reply);
        const auto& misprints = sheet.analysis->replay.descriptive->misprints;
        REQUIRE(misprints.size() == 1);
        CHECK(misprints[0].failed == 5);
        CHECK(std::ranges::count(misprints[0].corrections, "P-QR3", &Correction::text) == 1);
    }
    for (const std::string row : {"4R, P4R", "P4R, 4R", "xx, P4R", "P4R, xx"}) {
        CAPTURE(row);
        const Sheet sheet("1. P4D, P4D\n2. " + row + "\n3. C3AR, C3AD\n4. C3A, C3A\n");
        CHECK(sheet.analysis->score.plies.size() == 8);
        const auto& misprints = sheet.analysis->replay.descriptive->misprints;
        REQUIRE(misprints.size() == 1);
        CHECK(std::ranges::count(misprints[0].corrections, "P4R", &Correction::text) == 1);
    }
    // A remark there is none, since Black's move comes in the next row.
    const Sheet remark("   1. P-K4       P-K4\n   2. Kt-KB3    Kt-QB3\n   3. B-Kt5     Spanish\n"
                       "   3. ...       P-QR3\n");
    CHECK(remark.sans() == "e4 e5 Nf3 Nc6 Bb5 a6");
}

TEST_CASE("numbers may be printed in one of three more styles throughout") {
    for (const auto& numbers :
         {std::array{"1)", "2)", "3)", "4)"}, std::array{"1:", "2:", "3:", "4:"},
          std::array{"I.", "II.", "III.", "IV."},
          std::array{"| 1. |", "| 2. |", "| 3. |", "| 4. |"}}) {
        CAPTURE(numbers[0]);
        const std::string page = std::string(numbers[0]) + " P-K4     | P-K4\n" + numbers[1] +
                                 " Kt-KB3  |  Kt-QB3\n" + numbers[2] + " B-Kt5  |  P-QR3\n" +
                                 numbers[3] + " BxKt   |   QPxB\n";
        const Sheet sheet(page);
        CHECK(sheet.sans() == lopez);
        for (std::size_t i = 0; i < 8; i += 2)
            CHECK(sheet.analysis->score.plies[i].number->number == i / 2 + 1);
        CHECK(sheet.comments().empty());
    }
}

TEST_CASE("numbers and moves may all stand in lines of their own") {
    const Sheet sheet("1.\nP-K4\nP-K4\n2.\nKt-KB3\nKt-QB3\n3.\nB-Kt5\nP-QR3\n");
    CHECK(sheet.sans() == "e4 e5 Nf3 Nc6 Bb5 a6");
    CHECK(sheet.analysis->score.plies[4].number->number == 3);
}

TEST_CASE("a number that is too high among others is a misprint") {
    CHECK(Sheet("   1. P-K4       P-K4\n   8. Kt-KB3    Kt-QB3\n   3. B-Kt5     P-QR3\n"
                "   4. BxKt      QPxB\n")
              .sans() == lopez);
}

TEST_CASE("letters that look alike are read as they were meant, one after the other") {
    const Sheet sheet("   1. P-K4       F-K4\n   2. Rt-KB3    Kt-OB3\n   3. 8-Kt5     P-QR8\n"
                      "   4. BzKt      OPxB\n");
    CHECK(sheet.sans() == lopez);
    CHECK(sheet.analysis->replay.descriptive->misprints.size() == 7);
}

TEST_CASE("a move that takes the first letter of the next one gives it back") {
    CHECK(Sheet("1. P-K4 P-Q4 2. PxP QxP 3. Kt-QB3 Q-QR4 4. P-Q4\nP-QB3 5. Kt-B3 B-Kt5 6. B-KB4 "
                "P-K3 7. P-KR3 BxKt\n8. QxB B-Kt5 9. B-K2 Kt-Q2 10. P-R3 Castles QR 11. PxB QxR "
                "ch\n")
              .sans() == "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 c6 Nf3 Bg4 Bf4 e6 h3 Bxf3 Qxf3 Bb4 Be2 Nd7 a3 "
                         "O-O-O axb4 Qxa1+");
    CHECK(Sheet("1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5 P-QR3\n4. BxKt QPxB 5. Castles KR P-B3\n")
              .sans() == std::string(lopez) + " O-O f6");
}

TEST_CASE("notes are numbered behind the moves that they speak of") {
    CHECK(Sheet("1. P-K4        P-K4 (1)\n2. Kt-KB3 (2)  Kt-QB3\n3. B-Kt5       P-QR3 (12)\n"
                "4. BxKt        QPxB (13)\n5. KtxP        Q-Q5\n")
              .sans() == std::string(lopez) + " Nxe5 Qd4");
}

TEST_CASE("the end of a spoiled move is no move without a hyphen") {
    const Sheet sheet("  1. P. to K's 4th.         1. P. to K's 4th.\n"
                      "  2. Rt. to K. B's 3d.      2. Q. Kt. lo B's 3d.\n"
                      "  3. K. B. to Q. Kt's 5th.  3. P. to Q. R's 3d.\n"
                      "  4. B. takes Kt.           4. Q. P. takes B.\n");
    CHECK(sheet.sans() == lopez);
    CHECK(sheet.analysis->replay.descriptive->misprints.size() == 2);
    CHECK(Sheet("1. P - K 4      P - K 4\n2. Kt - K B 3  Kt - O B 3\n3. B - Kt 5     P - Q R 3\n"
                "4. B x Kt       Q P x B\n")
              .sans() == lopez);
}

TEST_CASE("a no-break space inside a move is one blank") {
    CHECK(Sheet("1. P-K4 P-K4\n2. Kt-K\u00A0B\u00A03 Kt\u00A0-\u00A0QB3\n3. B\u202F-\u2009Kt5 "
                "P-QR3\n")
              .sans() == "e4 e5 Nf3 Nc6 Bb5 a6");
}

TEST_CASE("the number of a page may stand before a row") {
    const Sheet sheet("1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n\n{207} /* 3. B - Kt 5 P - Q R 3 */\n"
                      "4. BxKt QPxB\n");
    CHECK(sheet.sans() == lopez);
    CHECK(sheet.comments() == "{{207}}");
}

TEST_CASE("a result in words ends the game") {
    for (const std::string_view words : {"Resigns.",
                                         "White resigned.",
                                         "Black gives up.",
                                         "and wins.",
                                         "And White won the game.",
                                         "White mates in three.",
                                         "Black mates in 4 moves.",
                                         "Drawn battle.",
                                         "Draw agreed.",
                                         "Drawn by perpetual check.",
                                         "Given up as drawn.",
                                         "and draws.",
                                         "1\u20130",
                                         "Las negras abandonan.",
                                         "Abandonan.",
                                         "y ganan.",
                                         "Ganan las blancas.",
                                         "Tablas por acuerdo.",
                                         "Les noirs abandonnent.",
                                         "Partie nulle."}) {
        CAPTURE(words);
        const Sheet sheet("1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n" + std::string(words) + "\n");
        CHECK(sheet.sans() == "e4 e5 Nf3 Nc6");
        CHECK(sheet.result() == words);
    }
}

TEST_CASE("a misprint keeps its place among the moves") {
    const Sheet sheet("   1. P-K4       P K 4\n   2. Kt-KB3    Kt-QB3\n   3. B-Kt5     P-QR3\n"
                      "   4. BxKt      QPxB\n");
    CHECK(sheet.sans() == lopez);
    CHECK(sheet.analysis->replay.descriptive->misprints.size() == 1);
}

TEST_CASE("a page may hold several games") {
    const std::string page = "GAME 1\n\n  1. P-K4    P-K4\n\nA note.\n\nGAME 2\n\n"
                             "  White.   Black.\n\n  1. P-Q4    P-Q4\n  2. P-QB4\n";
    const Document document = Document::from(page, Format::score_sheet);
    REQUIRE(document.games().size() == 2);
    CHECK(document.games()[1]->text().starts_with("GAME 2\n"));
    CHECK(document.text() == page);
}

TEST_CASE("any bytes are a page") {
    for (const std::string page : {"", "\n", "1", "1.", "1. ", "|", "((((", "1. P-K4 | (", "\xff\n",
                                   "1. P-K4\r\n1... P-K4\r", "[FEN \"\"]\n1. P-K4"}) {
        CAPTURE(page);
        const Document document = Document::from(page, Format::score_sheet);
        CHECK(document.text() == page);
        for (const auto& chunk : document.games())
            chunk->analysis();
    }
    CHECK(Sheet(std::string(20'000, '(')).sans().empty());
    CHECK(Sheet("1. " + std::string(20'000, 'K')).game.text().size() == 20'003);
}

// Hoyle's Games Modernized (1907), of the Evans gambit.
TEST_CASE("a line of play inside a note, indented deeper than the game, is no part of it") {
    const std::string game = "   1. P to K 4                    1. P to K 4\n"
                             "   2. Kt to K B 3                 2. Kt to Q B 3\n"
                             "   3. B to B 4                    3. B to B 4\n"
                             "   4. P to Q Kt 4                    ...\n\n"
                             "The last move constitutes the Evans Gambit.\n\n"
                             "                                  4. B takes P\n"
                             "   5. P to B 3                    5. B to Q B 4\n"
                             "   6. P to Q 4                    6. P takes P\n"
                             "   7. Castles                        ...\n\n"
                             "      ...                         7. P to Q 3\n\n";
    const std::string side_line = "    7. ... Kt to B 3, which seems plausible, would lose:\n\n"
                                  "       7. ...                         7. Kt to B 3\n"
                                  "       8. P takes P                   8. B to Kt 3\n"
                                  "       9. P to K 5                    9. P to Q 4\n"
                                  "      10. P takes Kt                 10. P takes B\n\n";
    const std::string rest = "   8. P takes P                   8. B to Kt 3\n"
                             "   9. P to Q 5                    9. Kt to R 4\n";
    const Sheet sheet(game + side_line + rest);
    CHECK(sheet.sans() == Sheet(game + rest).sans());
    CHECK(sheet.sans() == "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 d4 exd4 O-O d6 cxd4 Bb6 d5 Na5");
}

TEST_CASE("splitting an edited page anew and incrementally is the same (rapidcheck)") {
    const bool ok = rc::check([] {
        const std::string page = random_page();
        const auto begin = *rc::gen::inRange<std::size_t>(0, page.size() + 1);
        const auto end = *rc::gen::inRange<std::size_t>(begin, page.size() + 1);
        const std::string replacement = random_page();
        const auto edited =
            Document::from(page, Format::score_sheet).edited(begin, end, replacement);
        const auto anew = Document::from(std::string(page).replace(begin, end - begin, replacement),
                                         Format::score_sheet);
        RC_ASSERT(edited.games().size() == anew.games().size());
        for (std::size_t i = 0; i < anew.games().size(); ++i) {
            RC_ASSERT(edited.games()[i]->text() == anew.games()[i]->text());
            RC_ASSERT(edited.games()[i]->opening() == anew.games()[i]->opening());
        }
    });
    CHECK(ok);
}
