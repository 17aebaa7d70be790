#include "hovered.h"
#include "support/catch.hpp"
#include "support/contains.h"

#include <optional>
#include <string>
#include <string_view>

// Hovering over the commands in comments, and over move numbers.
namespace {

using namespace arbiter;
using Board = ide::HoverOptions::Board;
using test::contains;
using test::hover;
using test::plain;

} // namespace

TEST_CASE("a clock: whose time is left, and what the move took") {
    const std::string tags = "[TimeControl \"5400+30\"]\n\n";
    CHECK(plain("1. e4 {[%$0clk 1:02:03]} *") ==
          "[%clk 1:02:03]\n\nWhite had 1 h 2 min 3 s left after 1. e4");
    // 1:30:00 and the increment of 30 seconds, less 1:25:10.
    CHECK(plain(tags + "1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:00]} "
                       "2. Nf3 {[%clk 1$0:25:10]} *") ==
          "[%clk 1:25:10]\n\nWhite had 1 h 25 min 10 s left after 2. Nf3\n\n"
          "The move took 5 min 20 s");
    CHECK(plain(tags + "1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:00]} 2. Nf3 "
                       "{[%clk 1:25:10]} Nc6 {[%c$0lk 1:29:09.5]} *") ==
          "[%clk 1:29:09.5]\n\nBlack had 1 h 29 min 9.5 s left after 2... Nc6\n\n"
          "The move took 20.5 s");
    // Without the time control nobody knows what a move adds.
    CHECK_FALSE(contains(plain("1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:00]} 2. Nf3 "
                               "{[%$0clk 1:25:10]} *"),
                         "took"));
    // Time that a new period brought.
    CHECK_FALSE(contains(plain("[TimeControl \"40/7200:3600\"]\n\n1. e4 {[%clk 0:30:00]} e5 2. Nf3 "
                               "{[%$0clk 1:25:10]} *"),
                         "took"));
    CHECK(plain("1. e4 {[%e$0mt 0:00:12]} *") == "[%emt 0:00:12]\n\nWhite spent 12 s on the move");
    CHECK(plain("1. e4 e5 {x [%egt 0:1$00:00]} *") ==
          "[%egt 0:10:00]\n\nBlack had spent 10 min 0 s after 1... e5");
}

TEST_CASE("an evaluation: who is better, and by how much") {
    CHECK(plain("1. e4 {[%eval $00.35]} *") ==
          "[%eval 0.35]\n\nAn engine: White is better by 0.35 pawns after 1. e4");
    CHECK(plain("1. e4 {[%eval $0-1.2,20]} *") ==
          "[%eval -1.2,20]\n\nAn engine: Black is better by 1.20 pawns after 1. e4\n\n"
          "It looked 20 plies ahead");
    CHECK(contains(plain("1. e4 {[%eval $0#-3]} *"), "Black mates in 3"));
    CHECK(contains(plain("1. e4 {[%eval $00.0]} *"), "neither side is better"));
    CHECK(contains(plain("{[%eval $00.2]} 1. e4 *"), "before the first move"));
}

TEST_CASE("squares and arrows: named, and drawn where pictures are possible") {
    const auto arrows = hover("1. e4 {[%cal $0Gg1f3,Rd8h4,Gf1c4]} e5 *", Board::svg);
    REQUIRE(arrows);
    CHECK(contains(arrows->plain, "Arrows\n\nGreen: g1 → f3, f1 → c4\n\nRed: d8 → h4\n\n8 ♜"));
    CHECK(contains(arrows->plain, "4 · · · · ♙ · · ·"));
    const auto plain_board = hover("1. e$04 *", Board::svg);
    CHECK(arrows->markdown.size() > plain_board->markdown.size());
    CHECK(contains(plain("1. e4 {[%csl $0Ye4,Bz9]} *"), "Coloured squares\n\nYellow: e4\n\n8 ♜"));
    // In front of a variation's first move: the board that it starts from.
    CHECK(contains(plain("1. e4 ({[%csl $0Ge4]} 1. d4) *"), "2 ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙"));
}

TEST_CASE("other commands, and malformed ones: what they are for") {
    CHECK(plain("1. e4 {[%$0mdl 4]} *") ==
          "[%mdl]\n\nmedals: what the game is an example of\n\nForm: a number\n\n"
          "written by ChessBase");
    CHECK(contains(plain("1. e4 {[%c$0lk noon]} *"), "Form: h:mm:ss"));
    CHECK(contains(plain("1. e4 {[%ev$0al good]} *"), "Form: pawns"));
    CHECK(contains(plain("1. e4 {[%cs$0l]} *"), "coloured squares"));
    CHECK(plain("1. e4 {[%unhe$0ard 1]} *").empty());
    CHECK(plain("1. e4 {wo$0rds [%clk 1:02:03]} *").empty());
}

TEST_CASE("a move number: the board before the move") {
    const std::string second = plain("1. e4 e5 2$0. Nf3 *");
    CHECK(contains(second, "Before White's move 2\n\n8 ♜"));
    CHECK(contains(second, "FEN: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"));
    CHECK(contains(plain("1. e4 {x} 1.$0.. e5 *"), "Before Black's move 1"));
    CHECK(contains(plain("1. e4 e5 (1..$0. c5) *"), "Before Black's move 1"));
    CHECK(plain("1. Ke5 Qd4 2$0. Nf3 *").empty()); // nobody knows that board
    CHECK(plain("1. e4 e5 2$0. *").empty());
}
