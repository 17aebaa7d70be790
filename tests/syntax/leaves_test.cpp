#include "support/catch.hpp"
#include "syntax/leaves.h"

using arbiter::syntax::Kind;
using arbiter::test::Piece;
using arbiter::test::Pieces;
using arbiter::test::pieces;

namespace {

// Each is one token of that kind between two moves.
void each_is(Kind kind, const std::vector<std::string>& tokens) {
    for (const std::string& token : tokens) {
        CAPTURE(token);
        CHECK(pieces("1. d4 " + token + " d5") == Pieces{{Kind::move_number, "1."},
                                                         {Kind::move, "d4"},
                                                         {kind, token},
                                                         {Kind::move, "d5"}});
    }
}

Pieces without_brackets(Pieces all) {
    std::erase_if(all, [](const Piece& piece) {
        return piece.first == Kind::tag_open || piece.first == Kind::tag_close;
    });
    return all;
}

} // namespace

TEST_CASE("a game gives its leaves in order") {
    CHECK(
        pieces("[White \"A\"]\n\n1. e4! $1 {c} (1. d4) e5 ;x\n% y\n2. Nf3 += 1-0\n") ==
        Pieces{{Kind::tag_open, "["},        {Kind::tag_name, "White"}, {Kind::tag_value, "\"A\""},
               {Kind::tag_close, "]"},       {Kind::move_number, "1."}, {Kind::move, "e4"},
               {Kind::suffix, "!"},          {Kind::nag, "$1"},         {Kind::comment, "{c}"},
               {Kind::variation_open, "("},  {Kind::move_number, "1."}, {Kind::move, "d4"},
               {Kind::variation_close, ")"}, {Kind::move, "e5"},        {Kind::line_comment, ";x"},
               {Kind::escape, "% y"},        {Kind::move_number, "2."}, {Kind::move, "Nf3"},
               {Kind::text_glyph, "+="},     {Kind::result, "1-0"}});
}

TEST_CASE("nothing has no leaves") {
    CHECK(pieces("").empty());
    CHECK(pieces(" \t\r\n\v\f\n").empty());
}

TEST_CASE("a move is one token in every notation") {
    each_is(Kind::move, {"e4", "Nf3", "Nbd7", "N1f3", "Qh4xe1", "exd5", "e8=Q", "axb8=N#", "O-O",
                         "O-O-O+", "Qxf7++", "Nf3#", "Nd2"});
    SECTION("lenient forms of SAN") {
        each_is(Kind::move, {"0-0",   "0-0-0",  "o-o",    "OO",   "O–O",      "O–O–O",     "e8Q",
                             "e8(Q)", "e8/Q",   "e8=(Q)", "e8q",  "exd6e.p.", "exd6 e.p.", "nf3",
                             "bxc6",  "Pe4",    "N:f3",   "Nf3:", "exd",      "e:d",       "Ng1f3",
                             "Nf3†",  "Ktbxd2", "Nf3Nc6", "e4e5", "Nf33",     "Nxe9"});
    }
    SECTION("long algebraic and coordinates") {
        each_is(Kind::move, {"e2-e4", "e2e4", "e7e8q", "Ng1-f3", "Ng1xf3", "e5:d4", "E2-E4"});
    }
    SECTION("null moves and drops") {
        each_is(Kind::move, {"--", "Z0", "@@@@", "0000", "N@f3", "@d4", "P@e4"});
    }
    SECTION("other alphabets and figurines") {
        each_is(Kind::move, {"Sf3", "Lb5", "Cf3", "Кf3", "Кре2", "Крxe2", "♘f3", "♞c6", "♟︎d5",
                             "Mshdd3", "Mshdxd3", "Взac1"});
    }
    SECTION("descriptive") {
        each_is(Kind::move,
                {"P-K4",      "N-KB3",    "Kt-QB3", "BxN",     "QPxB",      "KtxKtch", "PxPe.p.",
                 "P-R8(Q)ch", "R(K1)-K2", "R-Ksq",  "P--Q4",   "B-B5dblch", "P4R",     "C3AR",
                 "CxP",       "A5CD",     "PDxC",   "AxP(6D)", "T(TR)1R",   "C(AR)xP"});
    }
    SECTION("xiangqi") {
        each_is(Kind::move, {"C2=5", "H2+3", "C2.5", "c8.6", "C+.6", "+R+1", "-C=7", "h--7", "h2e2",
                             "H2-E2", "Ｃ２＝５", "＋Ｒ＝８", "炮二平五", "馬８进７"});
    }
}

TEST_CASE("move numbers") {
    each_is(Kind::move_number,
            {"12", "1.", "1...", "1. ...", "1 .", "3 . . .", "1…", "4\n...", "..."});
}

TEST_CASE("annotations") {
    each_is(Kind::suffix, {"!", "?!", "!!!", "?!?"});
    each_is(Kind::nag, {"$1", "$", "$256", "$01"});
    each_is(Kind::text_glyph,
            {"N", "D", "RR", "=",   "+=", "=+", "+/-", "-/+", "+-", "-+", "(=)", "±", "∓",
             "⩲", "⩱", "∞",  "=/∞", "□",  "⟳",  "→",   "↑",   "⇆",  "=∞", "+/−", "∆"});
    each_is(Kind::comment, {"{}", "{a { ; % [x] \" \n}"});
}

TEST_CASE("results and their misspellings") {
    each_is(Kind::result, {"1-0", "0-1", "1/2-1/2", "*", "1/2", "1:0", "0:1", "1 - 0", "1–0", "½-½",
                           "½", "0.5-0.5", "1/2–1/2", "0 - 0"});
}

TEST_CASE("words are unexpected") {
    each_is(Kind::unexpected,
            {"White", "best", "exact", "well-played", "Black's", "http://a.b/c", "投了", "Chess960",
             "<b>", "&quot;", "<", ">", "%", "]", "\"e4\"", ","});
}

TEST_CASE("signs that touch a move are not of it") {
    CHECK(pieces("Nf3!") == Pieces{{Kind::move, "Nf3"}, {Kind::suffix, "!"}});
    CHECK(pieces("d4□") == Pieces{{Kind::move, "d4"}, {Kind::text_glyph, "□"}});
    CHECK(pieces("e5$1(1...c5)") == Pieces{{Kind::move, "e5"},
                                           {Kind::nag, "$1"},
                                           {Kind::variation_open, "("},
                                           {Kind::move_number, "1..."},
                                           {Kind::move, "c5"},
                                           {Kind::variation_close, ")"}});
    CHECK(pieces("1.e4{a}e5;b") == Pieces{{Kind::move_number, "1."},
                                          {Kind::move, "e4"},
                                          {Kind::comment, "{a}"},
                                          {Kind::move, "e5"},
                                          {Kind::line_comment, ";b"}});
    CHECK(pieces("e4, e5.") == Pieces{{Kind::move, "e4"},
                                      {Kind::unexpected, ","},
                                      {Kind::move, "e5"},
                                      {Kind::unexpected, "."}});
}

TEST_CASE("what is glued to a move and can be nothing else is given back") {
    for (const std::string glyph : {"+-", "+=", "+/-", "+/=", "-+", "=+", "+–", "+--"}) {
        CAPTURE(glyph);
        CHECK(pieces("e4" + glyph + " e5") ==
              Pieces{{Kind::move, "e4"}, {Kind::text_glyph, glyph}, {Kind::move, "e5"}});
        CHECK(pieces("Qxf7+" + glyph)[0] == Piece{Kind::move, "Qxf7+"});
    }
    CHECK(pieces("Nf31-0") == Pieces{{Kind::move, "Nf3"}, {Kind::result, "1-0"}});
    CHECK(pieces("e8=Q1/2-1/2") == Pieces{{Kind::move, "e8=Q"}, {Kind::result, "1/2-1/2"}});
    CHECK(pieces("Ng1f30-1") == Pieces{{Kind::move, "Ng1f3"}, {Kind::result, "0-1"}});
    const Pieces numbered{
        {Kind::move, "e5"}, {Kind::move_number, "2."}, {Kind::move, "Nf3"}, {Kind::move, "Nc6"}};
    CHECK(pieces("e52.Nf3 Nc6") == numbered);
    CHECK(pieces("e52. Nf3 Nc6") == numbered);
    CHECK(pieces("e410...e511.Nf3") == Pieces{{Kind::move, "e4"},
                                              {Kind::move_number, "10..."},
                                              {Kind::move, "e5"},
                                              {Kind::move_number, "11."},
                                              {Kind::move, "Nf3"}});
    // A figure too many, or another notation.
    for (const std::string move : {"Nf33", "e45", "e2e4", "C2.5", "c8.6", "e2-e4", "a1-0"})
        CHECK(pieces(move) == Pieces{{Kind::move, move}});
    CHECK(pieces("e4 +-")[1] == Piece{Kind::text_glyph, "+-"});
    CHECK(pieces("e4+ -")[1] == Piece{Kind::unexpected, "-"});
}

TEST_CASE("invisible characters leave the tokens beside them whole") {
    CHECK(pieces("e5\u200B 2.\u00A0Nf3") == Pieces{{Kind::move, "e5"},
                                                   {Kind::unexpected, "\u200B"},
                                                   {Kind::move_number, "2."},
                                                   {Kind::unexpected, "\u00A0"},
                                                   {Kind::move, "Nf3"}});
    CHECK(pieces(std::string_view("e4 \0\0e5", 7)) ==
          Pieces{{Kind::move, "e4"}, {Kind::unexpected, std::string(2, '\0')}, {Kind::move, "e5"}});
    CHECK(pieces("\uFEFF[A \"b\"]")[0] == Piece{Kind::unexpected, "\uFEFF"});
    CHECK(pieces("e4 \xFF"
                 "e5") ==
          Pieces{{Kind::move, "e4"}, {Kind::unexpected, "\xFF"}, {Kind::move, "e5"}});
}

TEST_CASE("an escape line begins in column 1") {
    CHECK(pieces("%a\n%b\r\n%c\r%d\ne4 %e\n\n \n%f") == Pieces{{Kind::escape, "%a"},
                                                               {Kind::escape, "%b"},
                                                               {Kind::escape, "%c"},
                                                               {Kind::escape, "%d"},
                                                               {Kind::move, "e4"},
                                                               {Kind::unexpected, "%"},
                                                               {Kind::unexpected, "e"},
                                                               {Kind::escape, "%f"}});
    CHECK(pieces(" %a")[0] == Piece{Kind::unexpected, "%"});
    CHECK(pieces("\uFEFF%a")[1] == Piece{Kind::escape, "%a"});
    CHECK(pieces("[A \"b\"\n%c\n[D \"e\"]")[3] == Piece{Kind::escape, "%c"});
}

TEST_CASE("tag values") {
    const auto value = [](const std::string& text) {
        return pieces("[A " + text + "]\n1. e4") ==
               Pieces{{Kind::tag_open, "["},  {Kind::tag_name, "A"},     {Kind::tag_value, text},
                      {Kind::tag_close, "]"}, {Kind::move_number, "1."}, {Kind::move, "e4"}};
    };
    CHECK(value(R"("")"));
    CHECK(value(R"("a \"Q\" \\ b")"));
    CHECK(value(R"("C:\temp")"));
    CHECK(value(R"("C:\")"));
    CHECK(value(R"("[a] (b) ; 100% {x}")"));
    CHECK(value("\"M\xFCller\"")); // Latin-1
}

TEST_CASE("malformed tag pairs keep to their line") {
    const auto tag = [](const std::string& line) {
        Pieces all = pieces(line + "\n1. e4");
        REQUIRE(all.size() > 2);
        CHECK(all[all.size() - 2] == Piece{Kind::move_number, "1."});
        CHECK(all[all.size() - 1] == Piece{Kind::move, "e4"});
        all.resize(all.size() - 2);
        return without_brackets(all);
    };
    CHECK(tag("Event \"Case\"]") ==
          Pieces{{Kind::tag_name, "Event"}, {Kind::tag_value, "\"Case\""}});
    CHECK(tag("[Event \"Case\"") ==
          Pieces{{Kind::tag_name, "Event"}, {Kind::tag_value, "\"Case\""}});
    CHECK(tag("[Event") == Pieces{{Kind::tag_name, "Event"}});
    CHECK(tag("[Event \"Case]") == Pieces{{Kind::tag_name, "Event"}, {Kind::tag_text, "\"Case"}});
    CHECK(tag("[Event \"a [b] c]") ==
          Pieces{{Kind::tag_name, "Event"}, {Kind::tag_text, "\"a [b] c"}});
    CHECK(tag("[Event Case Two]") ==
          Pieces{{Kind::tag_name, "Event"}, {Kind::tag_text, "Case Two"}});
    CHECK(tag("[Result *]") == Pieces{{Kind::tag_name, "Result"}, {Kind::tag_text, "*"}});
    CHECK(tag("[pgn]") == Pieces{{Kind::tag_name, "pgn"}});
    CHECK(tag("[\"x\"]") == Pieces{{Kind::tag_value, "\"x\""}});
    CHECK(tag("[Source: \"x\"]") ==
          Pieces{{Kind::tag_name, "Source"}, {Kind::tag_text, ":"}, {Kind::tag_value, "\"x\""}});
    CHECK(tag("[White Team \"T\"]") ==
          Pieces{{Kind::tag_name, "White"}, {Kind::tag_text, "Team"}, {Kind::tag_value, "\"T\""}});
    CHECK(tag("[White \"Ann \"Speedy\" A\"]") == Pieces{{Kind::tag_name, "White"},
                                                        {Kind::tag_value, "\"Ann \""},
                                                        {Kind::tag_text, "Speedy"},
                                                        {Kind::tag_value, "\" A\""}});
}

TEST_CASE("brackets and braces without a partner") {
    CHECK(pieces("e4 {a {b} } e5 {c 1-0\n") == Pieces{{Kind::move, "e4"},
                                                      {Kind::comment, "{a {b}"},
                                                      {Kind::stray_brace, "}"},
                                                      {Kind::move, "e5"},
                                                      {Kind::open_comment, "{c 1-0\n"}});
    CHECK(pieces("e4) ((d4\n[A \"b\"]") == Pieces{{Kind::move, "e4"},
                                                  {Kind::variation_close, ")"},
                                                  {Kind::variation_open, "("},
                                                  {Kind::variation_open, "("},
                                                  {Kind::move, "d4"},
                                                  {Kind::tag_open, "["},
                                                  {Kind::tag_name, "A"},
                                                  {Kind::tag_value, "\"b\""},
                                                  {Kind::tag_close, "]"}});
}
