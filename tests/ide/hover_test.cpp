#include "hovered.h"
#include "support/catch.hpp"
#include "support/contains.h"
#include "support/shared.h"

#include <optional>
#include <string>
#include <string_view>

namespace {

using namespace arbiter;
using Board = ide::HoverOptions::Board;
using test::contains;
using test::hover;
using test::plain;

// The word that the hover speaks of.
std::string subject(const std::string& marked) {
    const auto [text, offset] = test::cursor(marked);
    const auto found = ide::hover(game::Game(text), offset);
    return found ? std::string(text::slice(text, found->span)) : std::string{};
}

} // namespace

TEST_CASE("a move: what it does, its opening, the board and the FEN after it") {
    CHECK(plain("1. e4 e5 2. N$0f3 Nc6 3. Bb5 *") ==
          "2. Nf3\n\n"
          "White's knight g1 → f3\n\n"
          "C40 King's Knight Opening\n\n"
          "8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n"
          "7 ♟\uFE0E ♟\uFE0E ♟\uFE0E ♟\uFE0E · ♟\uFE0E ♟\uFE0E ♟\uFE0E\n"
          "6 · · · · · · · ·\n"
          "5 · · · · ♟\uFE0E · · ·\n"
          "4 · · · · ♙ · · ·\n"
          "3 · · · · · ♘ · ·\n"
          "2 ♙ ♙ ♙ ♙ · ♙ ♙ ♙\n"
          "1 ♖ ♘ ♗ ♕ ♔ ♗ · ♖\n"
          "  a b c d e f g h\n\n"
          "FEN: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    CHECK(subject("1. e4 e5 2. N$0f3 Nc6 *") == "Nf3");
}

TEST_CASE("a move in another notation is shown in SAN, with how it is written") {
    CHECK(plain("1. e4 e5 2. S$0f3 Sc6 3. Lb5 *")
              .starts_with("2. Nf3\n\nWritten: Sf3\n\nWhite's knight g1 → f3\n\n"));
    const auto descriptive = plain("1. P-K4 P-K4 2. K$0t-KB3 Kt-QB3 *");
    CHECK(descriptive.starts_with("2. Nf3\n\nWritten: Kt-KB3\n\nWhite's knight g1 → f3\n\n"));
    CHECK(contains(descriptive,
                   "FEN: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"));
}

TEST_CASE("of a move with several readings it is shown what decided") {
    // The other bishop would give check on b5.
    const auto absent = plain("1. P-Q4 P-Q3 2. P-K4 P-KR3 3. B-K$0t5 PxB *");
    CHECK(contains(absent, "3. Bg5"));
    CHECK(contains(absent, "no check is printed, and the others give check"));
    CHECK(
        contains(plain("1. K$0t-B3 P-K4 2. Kt-Kt sq P-K5 *"), "Kt-B3 is ambiguous: it could be "));
}

TEST_CASE("the offset says which token: at its first byte, not behind its last") {
    CHECK(subject("1. $0e4 e5 *") == "e4");
    CHECK(subject("1. e$04 e5 *") == "e4");
    CHECK(subject("1. e4$0 e5 *").empty());
    CHECK(subject("1$0. e4 e5 *") == "1.");
    CHECK_FALSE(ide::hover(game::Game("1. e4 *"), 4000000000));
    CHECK_FALSE(ide::hover(game::Game(""), 0));
}

TEST_CASE("Markdown of a move: a block of characters, or an image in the text") {
    const auto unicode = hover("1. $0e4 *");
    REQUIRE(unicode);
    CHECK(contains(unicode->markdown, "**1\\. e4**\n\nWhite's pawn e2 → e4\n\n"));
    CHECK(contains(unicode->markdown, "\n\n```text\n8 ♜ ♞ ♝"));
    CHECK(contains(unicode->markdown,
                   "FEN: `rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1`"));

    const auto svg = hover("1. $0e4 *", Board::svg);
    REQUIRE(svg);
    CHECK(contains(svg->markdown, "\n\n![board](data:image/svg+xml;base64,PHN2Zy"));
    CHECK_FALSE(contains(svg->markdown, "♜"));
    CHECK(svg->plain == unicode->plain);
}

TEST_CASE("what a move does besides") {
    CHECK(contains(plain("1. e4 d5 2. e$0xd5 *"), "White's pawn e4 → d5, takes the pawn\n"));
    CHECK(contains(plain("1. e4 a6 2. e5 d5 3. e$0xd6 *"),
                   "White's pawn e5 → d6, takes the pawn on d5 en passant\n"));
    CHECK(contains(plain("1. Nf3 a6 2. g3 a5 3. Bg2 a4 4. O$0-O *"),
                   "White castles king-side: king e1 → g1, rook h1 → f1\n"));
    CHECK(contains(plain("1. f3 e5 2. g4 Q$0h4# 0-1"), "Black's queen d8 → h4, checkmate\n"));
    CHECK(contains(plain("1. e4 f6 2. Q$0h5+ *"), "White's queen d1 → h5, check\n"));
    CHECK(contains(plain("1. e4 -$0- *"), "Black passes\n"));
    CHECK(contains(plain("[FEN \"8/P6k/7p/8/8/8/8/K7 w - - 0 1\"]\n\n1. a$08=N *"),
                   "White's pawn a7 → a8, becomes a knight\n"));
    CHECK(contains(plain("[FEN \"7k/8/8/8/3N4/8/1B6/K7 w - - 0 1\"]\n\n1. N$0e6+ *"),
                   "White's knight d4 → e6, discovered check\n"));
    CHECK(contains(plain("[FEN \"7k/8/8/8/3N4/8/1B6/K7 w - - 0 1\"]\n\n1. N$0f5+ *"),
                   "White's knight d4 → f5, discovered check\n"));
    CHECK(contains(plain("[FEN \"5k2/8/8/8/3N4/8/1B4R1/K7 w - - 0 1\"]\n\n1. R$0g8+ *"),
                   "White's rook g2 → g8, check\n"));
    CHECK(contains(plain("[FEN \"4k3/8/8/8/4N3/8/4R3/K7 w - - 0 1\"]\n\n1. N$0f6+ *"),
                   "White's knight e4 → f6, double check\n"));
    CHECK(contains(plain("[FEN \"k7/8/8/1Q6/8/8/8/7K w - - 0 1\"]\n\n1. Q$0b6 *"),
                   "White's queen b5 → b6, stalemate\n"));
    CHECK(contains(plain("[FEN \"8/8/8/8/8/2k5/1r6/K7 w - - 0 1\"]\n\n1. K$0xb2 *"), "illegal"));
    CHECK(contains(plain("[FEN \"8/8/8/8/8/3k4/1r6/K7 w - - 0 1\"]\n\n1. K$0xb2 *"),
                   "White's king a1 → b2, takes the rook, dead position"));
}

TEST_CASE("in Chess960 the castling king may stay where it is") {
    CHECK(contains(plain("[Variant \"Chess960\"]\n[FEN \"6kr/8/8/8/8/8/8/6KR w HAha - 0 1\"]\n\n"
                         "1. O$0-O *"),
                   "White castles king-side: king stays on g1, rook h1 → f1\n"));
}

TEST_CASE("the opening is that of the last position with a name") {
    const std::string game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 "
                             "O-O 8. c3 d6 9. h3 Kh8 10. a4 N$0g4 *";
    CHECK(contains(plain(game), "\n\nC92 Ruy Lopez: Closed\n\n"));
    CHECK_FALSE(contains(plain("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a$08=Q *"), "\nA"));
    // A variation has an opening of its own.
    CHECK(contains(plain("1. e4 e5 (1... c$05) 2. Nf3 *"), "\n\nB20 Sicilian Defense\n\n"));
}

TEST_CASE("a move that is not written as SAN shows how it should be, and how it is") {
    const std::string text = plain("1. e4 e5 2. N$0g1-f3 *");
    CHECK(contains(text, "2. Nf3\n\nWritten: Ng1-f3\n\n"));
    CHECK_FALSE(contains(plain("1. e4 e5 2. N$0f3 *"), "Written"));
    CHECK(contains(plain("1. e4 e5 2. S$0f3 Sc6 3. Lb5 *"), "2. Nf3\n\nWritten: Sf3\n\n"));
    CHECK(contains(plain("1. e4 e5 2. Cf3 Cc6 3. F$0b5 *"), "3. Bb5\n\nWritten: Fb5\n\n"));
}

TEST_CASE("an illegal move: why, what the game goes on with, and the board after that") {
    const std::string game = "1. e4 e5 2. Nf3 Nc6 3. B$0b6 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 *";
    const std::string text = plain(game);
    CHECK(text.starts_with("Bb6 is illegal: "));
    CHECK(contains(text, "\n\nThe game goes on with 3. Bb5\n\nWhite's bishop f1 → b5\n\n"));
    CHECK(contains(text, "FEN: r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"));
}

TEST_CASE("a move that can be played where an earlier one is corrected") {
    const std::string text =
        plain("1. e4 e5 2. Nf3 d6 3. d3 Bg4 4. dx$0e5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 "
              "8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 *");
    CHECK(text.starts_with("dxe5 is illegal: the pawn on d3 can't capture on e5"));
    CHECK(contains(text, "\n\nThe game goes on with 4. dxe5, as if 3. d3 had been written d4\n\n"));
    CHECK(contains(text, "FEN: rn1qkbnr/ppp2ppp/3p4/4P3/4P1b1/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 4"));
}

TEST_CASE("behind a move that nothing can stand for, moves are not checked") {
    const std::string game = "1. e4 e5 2. Qa8 Kh1 3. Kh8 Ka1 4. Q$0f9 *";
    CHECK(contains(plain(game), "Not checked"));
    CHECK(contains(plain("1. e4 e5 2. Q$0a8 Kh1 3. Kh8 Ka1 4. Kb8 *"), "Qa8 is illegal: "));
    CHECK(contains(plain("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e$04 *"),
                   "Not checked: the FEN tag gives no position to play from"));
    CHECK(contains(plain("[Variant \"Atomic\"]\n\n1. e$04 *"),
                   "Not checked: the moves of this variant are not known here"));
}

TEST_CASE("an ambiguous move names what it could be") {
    const std::string text = plain("1. d4 d5 2. Nf3 Nf6 3. N$0d2 *");
    CHECK(text.starts_with("Nd2 is ambiguous: it could be "));
    CHECK(contains(text, "Nbd2"));
    CHECK(contains(text, "Nfd2"));
}

TEST_CASE("NAGs, suffixes and glyphs: their meaning") {
    CHECK(plain("1. e4 $0$1 *") == "$1 !\n\ngood move");
    CHECK(plain("1. e4$0!? *") == "$5 !?\n\nspeculative move: interesting, not surely sound");
    CHECK(plain("1. e4 $0$0 *") == "$0\n\nnull annotation");
    CHECK(plain("1. e4 $0$144 *") == "$144\n\nin ChessBase: equivalent is\n\n"
                                     "in Scid: various moves");
    CHECK(plain("1. e4 $0$146 *") == "$146 N\n\nnovelty");
    CHECK(plain("1. e4 $0$147 *") == "$147\n\nin ChessBase: no meaning\n\nin Scid: weak point");
    CHECK(contains(plain("1. e4 $0$152 *"), "without a meaning"));
    CHECK(contains(plain("1. e4 $0$256 *"), "out of range"));
    CHECK(contains(plain("1. e4 $0$999 *"), "$999"));
    CHECK(contains(plain("1. e4 $0$99999999999999999999 *"), "out of range"));
    CHECK(plain("1. e4 $0± *") == "$16 ±\n\nWhite has a moderate advantage");
    CHECK(plain("1. e4 $0+– *") == "$18 +−\n\nWhite has a decisive advantage");
    CHECK(contains(plain("1. e4 $0(=) *"), "a draw offer"));
    CHECK(plain("1. e4 $0$ *").empty());
    CHECK(plain("1. e4$0!!! *").empty());
}

TEST_CASE("a result: who won") {
    CHECK(plain("1. e4 $01-0") == "1-0\n\nWhite won");
    CHECK(plain("1. e4 $01/2-1/2") == "1/2-1/2\n\nthe game was drawn");
    CHECK(contains(plain("1. e4 $0*"), "not known"));
    CHECK(plain("[Result \"$00-1\"]\n\n1. e4 0-1") == "0-1\n\nBlack won");
}

TEST_CASE("a tag: its meaning, form and example") {
    CHECK(plain("[$0Round \"3\"]\n\n*") ==
          "Round\n\nthe round of the event\n\n"
          "Form: a number, or several with dots (3.1); - where there are no rounds, ? if not "
          "known\n\n"
          "Example: [Round \"3\"]\n\nPGN 8.1.1.4, seven tag roster");
    CHECK(subject("[Event \"x\"]\n[Ro$0und \"3\"]\n\n*") == "Round");
    CHECK(subject("[Event \"x\"]\n[Round $0\"3\"]\n\n*") == "\"3\"");
    CHECK(subject("[Event \"x\"]\n$0[Round \"3\"]\n\n*") == "[Round \"3\"]");
    CHECK(contains(plain("[Round \"$03\"]\n\n*"), "the round of the event"));
    CHECK(plain("[$0Unheard \"3\"]\n\n*").empty());
}

TEST_CASE("a FEN tag: its board, or what is wrong with it") {
    const std::string board = plain("[FEN \"$08/P6k/8/8/8/8/8/K7 b - - 0 1\"]\n\n*");
    CHECK(contains(board, "Black to move\n\n8 · · · · · · · ·\n7 ♙ · · · · · · ♚\n"));
    CHECK(contains(plain("[F$0EN \"8/P6k/8/8/8/8/8/K7 b - - 0 1\"]\n\n*"), "7 ♙ · · · · · · ♚\n"));
    CHECK_FALSE(contains(plain("[FEN \"$08/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*"), "8 · ·"));
    CHECK_FALSE(plain("[FEN \"$08/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*").empty());
    CHECK_FALSE(plain("[FEN \"$0\"]\n\n*").empty());
}

TEST_CASE("text of the user can't break out of the Markdown") {
    const auto found = hover("[FEN \"$0<img src=x> **[a](b)** ``` w - - 0 1\"]\n\n*");
    REQUIRE(found);
    CHECK_FALSE(contains(found->markdown, "<img"));
}

TEST_CASE("any offset of real games has a hover of its own or none") {
    const auto games = test::read_shared("corpus/tcec-superfinal.pgn");
    if (!games) return;
    const std::string chunk = games->substr(0, games->find("\n[Event ", 1));
    const game::Game game(chunk);
    std::size_t hovers = 0;
    for (std::uint32_t offset = 0; offset < chunk.size(); ++offset) {
        const auto found = ide::hover(game, offset);
        if (!found) continue;
        ++hovers;
        REQUIRE(found->span.contains(offset));
        REQUIRE_FALSE(found->markdown.empty());
        REQUIRE_FALSE(found->plain.empty());
        offset = found->span.end - 1;
    }
    CHECK(hovers > 100);
}
