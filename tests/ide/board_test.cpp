#include "chess/fen.h"
#include "ide/board.h"
#include "support/catch.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace {

using namespace arbiter;
using chess::Move;
using chess::parse_square;

chess::Position position(std::string_view fen) {
    return chess::read_fen(fen).value().position;
}

std::size_t occurrences(std::string_view text, std::string_view wanted) {
    std::size_t found = 0;
    for (auto at = text.find(wanted); at != std::string_view::npos; at = text.find(wanted, at + 1))
        ++found;
    return found;
}

} // namespace

TEST_CASE("a board of characters shows every square where it is") {
    CHECK(ide::unicode_board(position("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1")) ==
          "8 ♜ · · · ♚ · · ♜\n"
          "7 · · · · · · · ·\n"
          "6 · · · · · · · ·\n"
          "5 · · · ♟\uFE0E ♙ · · ·\n"
          "4 · · · · · · · ·\n"
          "3 · · · · · · · ·\n"
          "2 · · · · · · · ·\n"
          "1 ♖ · · · ♔ · · ♖\n"
          "  a b c d e f g h\n");
}

TEST_CASE("an SVG board has each man on its square") {
    const std::string svg = ide::svg_board(chess::Position::start());
    CHECK(occurrences(svg, "<use ") == 32);
    CHECK(occurrences(svg, R"(<use href="#P")") == 16);
    // White's men come first: the queen on d1, then Black's on d8.
    const auto white = svg.find(R"(<use href="#Q" x="120" y="280"/>)");
    const auto black = svg.find(R"(<use href="#Q" x="120" y="0"/>)");
    REQUIRE(white != std::string::npos);
    REQUIRE(black != std::string::npos);
    CHECK(white < black);
    CHECK(svg.size() < 8000);
}

TEST_CASE("an SVG board marks the last move and a check") {
    constexpr std::string_view mark = R"(fill-opacity=".45" d=")";
    constexpr std::string_view check = "url(#check)";
    const auto quiet = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    CHECK(occurrences(ide::svg_board(quiet), mark) == 0);
    CHECK(occurrences(ide::svg_board(quiet), check) == 0);
    CHECK(occurrences(ide::svg_board(quiet, Move::null()), mark) == 0);

    // Rh1-h8 gives check: h1 and h8 are marked, and the king on e8.
    const auto in_check = position("4k2R/8/8/8/8/8/8/4K3 b - - 1 1");
    const std::string svg = ide::svg_board(in_check, Move{parse_square("h1"), parse_square("h8")});
    CHECK(occurrences(svg, R"(d="M280 280h40v40h-40zM280 0h40v40h-40z")") == 1);
    CHECK(occurrences(svg, R"(cx="180" cy="20")") == 1);

    // Castling is marked from e1 to g1, though it is coded as e1 to h1.
    const auto castled = position("4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    CHECK(occurrences(ide::svg_board(castled, Move{parse_square("e1"), parse_square("h1"),
                                                   Move::Kind::castling}),
                      R"(d="M160 280h40v40h-40zM240 280h40v40h-40z")") == 1);
}
