#include "rewrite/format.h"
#include "rewrite/formatted.h"
#include "support/catch.hpp"

#include <string>

using namespace arbiter;
using rewrite::FormatOptions;
using test::format_file;

namespace {

std::string obstacle_of(const std::string& text) {
    const auto formatted = rewrite::format(game::Game(text), {}, rewrite::Ending::line_break);
    CHECK(formatted.text == text);
    return formatted.obstacle ? formatted.obstacle->message : "";
}

} // namespace

TEST_CASE("the seven tag roster comes first, then the other tags in ASCII order") {
    CHECK(format_file("[ECO \"C20\"] [WhiteElo \"2700\"]\n[Result \"*\"]\n[Black \"B\"]\n"
                      "[ White  \"A\" ]\n[BlackElo \"-\"]\n[Round \"1\"]\n[Date \"2024.01.01\"]\n"
                      "[Site \"S\"]\n[Event \"E\"]\n1. e4 *") ==
          "[Event \"E\"]\n[Site \"S\"]\n[Date \"2024.01.01\"]\n[Round \"1\"]\n[White \"A\"]\n"
          "[Black \"B\"]\n[Result \"*\"]\n[BlackElo \"-\"]\n[ECO \"C20\"]\n[WhiteElo \"2700\"]\n\n"
          "1. e4 *\n");
}

TEST_CASE("quotes and backslashes of tag values are escaped, and nothing else") {
    CHECK(format_file("[Event \"a \\\"b\\\" c\\\\d \xC3\xA9\"]\n[Site \"C:\\temp\"]\n\n*\n") ==
          "[Event \"a \\\"b\\\" c\\\\d \xC3\xA9\"]\n[Site \"C:\\\\temp\"]\n\n*\n");
}

TEST_CASE("tag pairs of one name keep their order, and so do all where something stands between") {
    CHECK(format_file("[Site \"2\"]\n[Site \"1\"]\n[Event \"E\"]\n\n*\n") ==
          "[Event \"E\"]\n[Site \"2\"]\n[Site \"1\"]\n\n*\n");
    CHECK(format_file("[Site \"S\"]\n% of what follows\n[Event \"E\"]\n\n*\n") ==
          "[Site \"S\"]\n% of what follows\n[Event \"E\"]\n\n*\n");
}

TEST_CASE("moves are numbered as export format does") {
    CHECK(format_file("1.e4 e5 2.Nf3 2...Nc6 3. Bb5 *") == "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n");
    CHECK(format_file("e4 e5 Nf3 *") == "1. e4 e5 2. Nf3 *\n");
    CHECK(format_file("1. e4 {c} e5 2. Nf3 (2. d4 exd4) Nc6 *") ==
          "1. e4 {c} 1... e5 2. Nf3 (2. d4 exd4) 2... Nc6 *\n");
    CHECK(format_file("1. e4 (d4 d5 (Nf6)) ;c\ne5 *") ==
          "1. e4 (1. d4 d5 (1... Nf6)) ;c\n1... e5 *\n");
    CHECK(format_file("1. e4 $1 e5! 2. Nf3 *") == "1. e4 $1 e5! 2. Nf3 *\n");
    CHECK(format_file("1 . e4 1 ... e5 *") == "1. e4 e5 *\n");
}

TEST_CASE("numbers count from the FEN") {
    CHECK(format_file("[FEN \"4k3/8/8/8/8/8/8/4K2R b - - 0 41\"]\n\nKd7 Rh7+ Kd6 *") ==
          "[FEN \"4k3/8/8/8/8/8/8/4K2R b - - 0 41\"]\n\n41... Kd7 42. Rh7+ Kd6 *\n");
}

TEST_CASE("a number that contradicts the count stays, and the count goes on from it") {
    CHECK(format_file("1. e4 e5 3.Nf3 Nc6 4.Bb5 a6 *") == "1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 *\n");
    CHECK(format_file("23. e4 e5 24. Nf3 {c} Nc6 *") == "23. e4 e5 24. Nf3 {c} 24... Nc6 *\n");
    CHECK(format_file("23... e5 24. Nf3 *") == "23... e5 24. Nf3 *\n");
    CHECK(format_file("1. e4 2. e5 3. Nf3 4. Nc6 *") == "1. e4 2. e5 3. Nf3 4. Nc6 *\n");
    CHECK(format_file("1. e4 e5 2. *") == "1. e4 e5 2. *\n");
    CHECK(format_file("1. e4 12 1... e5 *") == "1. e4 12 1... e5 *\n");
}

TEST_CASE("what touches what") {
    CHECK(format_file("1. e4 ! $14 e5 ( 1... c5 ! ) ( 1... e6 {c} ) *") ==
          "1. e4! $14 e5 (1... c5!) (1... e6 {c}) *\n");
    CHECK(format_file("1.e4{c}e5(1...c5)2.Nf3 *") == "1. e4 {c} 1... e5 (1... c5) 2. Nf3 *\n");
    CHECK(format_file("1. e4 e5 (1... c5 =) () *") == "1. e4 e5 (1... c5 = ) () *\n");
}

TEST_CASE("the termination marker comes last") {
    CHECK(format_file("1. e4 1-0 {White wins} {so far}\n; kept\n") ==
          "1. e4 {White wins} {so far} 1-0\n; kept\n");
}

TEST_CASE("lines are filled, and words stay whole") {
    FormatOptions options;
    options.line_length = 12;
    CHECK(format_file("1. e4 e5 2. Nf3 Nc6 3. Bb5 $146 *", options) ==
          "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 $146\n*\n");
    CHECK(format_file("1. e4 {one two  three}\n*", options) == "1. e4\n{one two  three}\n*\n");
    CHECK(format_file("1. e4 {one two three four} *", options) ==
          "1. e4 {one\ntwo three\nfour} *\n");
    CHECK(format_file("1. e4 { \xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9 } *", options) ==
          "1. e4\n{ \xC3\xA9\xC3\xA9\xC3\xA9\xC3\xA9 } *\n");
}

TEST_CASE("a line has as many characters as it may, and none more") {
    FormatOptions options;
    options.line_length = 8;
    CHECK(format_file("1. e4 e5 *", options) == "1. e4 e5\n*\n");
    options.line_length = 7;
    CHECK(format_file("1. e4 e5 *", options) == "1. e4\ne5 *\n");
}

TEST_CASE("commands of comments stay whole, and no line of a comment begins as a tag or escape") {
    FormatOptions options;
    options.line_length = 10;
    CHECK(format_file("1. e4 {[%csl Ra1, Gb2] 100 %sure see [Event \"x\"]} *", options) ==
          "1. e4\n{[%csl Ra1, Gb2]\n100 %sure\nsee [Event\n\"x\"]} *\n");
}

TEST_CASE("a comment that its author laid out keeps its lines") {
    const std::string text = "1. e4 {first\n\n  second\tline\n} 1... e5 *\n";
    CHECK(format_file(text) == text);
    FormatOptions keep;
    keep.comment_breaks = rewrite::CommentBreaks::keep;
    CHECK(format_file("1. e4 {one\ntwo} e5 *", keep) == "1. e4 {one\ntwo} 1... e5 *\n");
    CHECK(format_file("1. e4 {one\ntwo} e5 *") == "1. e4 {one two} 1... e5 *\n");
}

TEST_CASE("a comment to the end of the line ends its line, and an escape has its own") {
    CHECK(format_file("1. e4 ; best by test  \ne5 2. Nf3\n; alone\nNc6\n%escape\n*\n") ==
          "1. e4 ; best by test  \n1... e5 2. Nf3\n; alone\n2... Nc6\n%escape\n*\n");
    FormatOptions options;
    options.line_length = 10;
    CHECK(format_file("1. e4 ; long enough\n*", options) == "1. e4\n; long enough\n*\n");
    CHECK(format_file("1. e4 e5 (;c\n1... c5 ;d\n) *") == "1. e4 e5 (;c\n1... c5 ;d\n) *\n");
}

TEST_CASE("comments on lines of their own") {
    FormatOptions options;
    options.comments = rewrite::CommentPlace::own_line;
    CHECK(format_file("1. e4 {c} e5 ({d} 1... c5) *", options) ==
          "1. e4\n{c}\n1... e5\n({d}\n1... c5) *\n");
}

TEST_CASE("one move of the game per line") {
    FormatOptions options;
    options.moves = rewrite::MovePlace::own_line;
    CHECK(format_file("1. e4 e5 2. Nf3 (2. d4 d5 3. e5) Nc6 *", options) ==
          "1. e4 e5\n2. Nf3 (2. d4 d5 3. e5)\n2... Nc6 *\n");
}

TEST_CASE("suffixes become NAGs on demand") {
    FormatOptions options;
    options.suffixes = rewrite::Suffixes::as_nags;
    CHECK(format_file("1. e4! e5?! 2. Nf3!!! *", options) == "1. e4 $1 e5 $6 2. Nf3!!! *\n");
}

TEST_CASE("line breaks stay what they are") {
    CHECK(format_file("[Site \"S\"]\r\n[Event \"E\"]\r\n1. e4 {a\r\nb}\r\n*\r\n") ==
          "[Event \"E\"]\r\n[Site \"S\"]\r\n\r\n1. e4 {a b} *\r\n");
}

TEST_CASE("one blank line parts games, and a file ends with a line break") {
    CHECK(format_file("\n\n[Event \"a\"]\n1. e4 *\n[Event \"b\"]\n\n\n1. d4 *\n\n\n") ==
          "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n");
    CHECK(format_file("") == "");
    CHECK(format_file("[Event \"a\"]") == "[Event \"a\"]\n");
}

TEST_CASE("what stands above the tags and behind the result is kept") {
    CHECK(format_file("\xEF\xBB\xBF[Site \"S\"]\n[Event \"E\"]\n*\n") ==
          "\xEF\xBB\xBF[Event \"E\"]\n[Site \"S\"]\n\n*\n");
    CHECK(format_file("% of the file\n\n[Event \"E\"]\n*\n") ==
          "% of the file\n\n[Event \"E\"]\n\n*\n");
    CHECK(format_file("1.e4 *\n\nRound  2 was postponed\n\n") ==
          "1. e4 *\n\nRound  2 was postponed\n\n");
}

TEST_CASE("a game that is not understood stays byte for byte, and it is said why") {
    CHECK(obstacle_of("1.e4 {never closed\n") == "a comment is never closed");
    CHECK(obstacle_of("1.e4 e5 (1...c5 *\n") == "a variation is never closed");
    CHECK(obstacle_of("1.e4 ) e5 *\n") == "a parenthesis closes no variation");
    CHECK(obstacle_of("1.e4 } e5 *\n") == "a brace closes no comment");
    CHECK(obstacle_of("1.e4 what? e5 *\n") == "some of its text is no PGN");
    CHECK(obstacle_of("[Event \"E]\n\n1.e4 *\n") == "a tag pair is malformed");
    CHECK(obstacle_of("1. e4 *\n") == "");
}

TEST_CASE("moves stay as they are spelled, right or wrong") {
    CHECK(format_file("1.0-0 e2-e4 2.Nf3Nc6 -- 3.Pe4 e8Q 1:0") ==
          "1. 0-0 e2-e4 2. Nf3Nc6 -- 3. Pe4 e8Q 1:0\n");
}
