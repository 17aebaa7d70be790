#include "game/score.h"
#include "support/catch.hpp"
#include "text/span.h"

#include <algorithm>

using namespace arbiter;
using game::Index;
using game::Item;
using game::ItemKind;
using game::no_index;
using game::Score;
using game::TagPair;
using Flaw = TagPair::Flaw;

namespace {

TagPair only_tag(std::string_view text) {
    const Score score = game::read_score(text);
    REQUIRE(score.tags.size() == 1);
    return score.tags.front();
}

struct TagCase {
    std::string text;
    Flaw flaw;
    std::string flaw_text;
    std::string name;
    std::string value;   // as written
    std::string content; // unescaped
};

// The plies of a line, as they are written.
std::vector<std::string> moves(const Score& score, std::string_view text, Index line) {
    std::vector<std::string> out;
    for (const Index ply : score.lines[line].plies)
        out.emplace_back(slice(text, score.plies[ply].span));
    return out;
}

using Moves = std::vector<std::string>;

std::vector<std::string> items_of(const Score& score, std::string_view text, ItemKind kind) {
    std::vector<std::string> out;
    for (const Item& item : score.items)
        if (item.kind == kind) out.emplace_back(slice(text, item.span));
    return out;
}

} // namespace

TEST_CASE("tag pairs and their flaws") {
    const std::vector<TagCase> cases{
        {R"([Event "x"])", Flaw::none, "", "Event", R"("x")", "x"},
        {R"([ Event  "x" ])", Flaw::none, "", "Event", R"("x")", "x"},
        {R"([my_tag2 ""])", Flaw::none, "", "my_tag2", R"("")", ""},
        {R"([White "A \"Q\" \\ B"])", Flaw::none, "", "White", R"("A \"Q\" \\ B")", R"(A "Q" \ B)"},
        {R"([White "a ] b [ { ; %"])", Flaw::none, "", "White", R"("a ] b [ { ; %")",
         "a ] b [ { ; %"},
        {R"(Event "x"])", Flaw::missing_open, "Event", "Event", R"("x")", "x"},
        {"[Event \"x\"\n", Flaw::missing_close, R"([Event "x")", "Event", R"("x")", "x"},
        {"[Event \"x]\n", Flaw::missing_quote, R"("x)", "Event", R"("x)", "x"},
        {"[Event \"x\n", Flaw::missing_quote, R"("x)", "Event", R"("x)", "x"},
        {R"([Event x"])", Flaw::missing_quote, R"(x")", "Event", R"(x")", "x"},
        {"[Event x]", Flaw::unquoted_value, "x", "Event", "x", "x"},
        {"[Site New York]", Flaw::unquoted_value, "New York", "Site", "New York", "New York"},
        {"[Result *]", Flaw::unquoted_value, "*", "Result", "*", "*"},
        {"[Date 2024.01.01]", Flaw::unquoted_value, "2024.01.01", "Date", "2024.01.01",
         "2024.01.01"},
        {R"([White "Ann "Speedy" A"])", Flaw::unescaped_quote, R"("Speedy")", "White",
         R"("Ann "Speedy" A")", R"(Ann "Speedy" A)"},
        {R"([White "a"b"])", Flaw::unescaped_quote, R"(")", "White", R"("a"b")", R"(a"b)"},
        {R"([White "C:\temp\x"])", Flaw::lone_backslash, R"(\)", "White", R"("C:\temp\x")",
         R"(C:\temp\x)"},
        {R"([White "C:\"])", Flaw::lone_backslash, R"(\)", "White", R"("C:\")", R"(C:\)"},
        {"[Event]", Flaw::missing_value, "Event", "Event", "", ""},
        {R"(["x"])", Flaw::missing_name, R"("x")", "", R"("x")", "x"},
        {R"([White Team "T"])", Flaw::bad_name, "White Team", "White Team", R"("T")", "T"},
        {R"([Source: "x"])", Flaw::bad_name, "Source:", "Source:", R"("x")", "x"},
    };
    for (const TagCase& expected : cases) {
        CAPTURE(expected.text);
        const TagPair tag = only_tag(expected.text);
        CHECK(tag.flaw == expected.flaw);
        CHECK(slice(expected.text, tag.flaw_span) == expected.flaw_text);
        CHECK(slice(expected.text, tag.name) == expected.name);
        CHECK(slice(expected.text, tag.value) == expected.value);
        CHECK(tag.text == expected.content);
    }
}

TEST_CASE("tag pairs that are not closed end where the next begins") {
    const std::string_view text = "[Event \"x\"\n[Site \"y\"\nDate \"z\"]\n\n1. e4 *\n";
    const Score score = game::read_score(text);
    REQUIRE(score.tags.size() == 3);
    CHECK(slice(text, score.tags[0].span) == "[Event \"x\"");
    CHECK(slice(text, score.tags[1].span) == "[Site \"y\"");
    CHECK(slice(text, score.tags[2].span) == "Date \"z\"]");
    CHECK(moves(score, text, 0) == Moves{"e4"});
}

TEST_CASE("tags are found by their name, the first one of two") {
    const std::string_view text = "[event \"a\"]\n[Event \"b\"]\n[Event \"c\"]\n\n*\n";
    const Score score = game::read_score(text);
    REQUIRE(score.tag(text, "Event") != nullptr);
    CHECK(score.tag(text, "Event")->text == "b");
    CHECK(score.tag(text, "Site") == nullptr);
}

TEST_CASE("brackets in the movetext are no tag pairs") {
    const std::string_view text = "1. e4 [%clk 1] e5 [White \"x\"] 1-0\n[/pgn]\n";
    const Score score = game::read_score(text);
    CHECK(items_of(score, text, ItemKind::unexpected) == Moves{"[%clk 1]", "[White \"x\"]"});
    // The mark of a web page is kept together with the one at the top.
    REQUIRE(score.tags.size() == 1);
    CHECK(score.tags[0].flaw != Flaw::none);
    CHECK(slice(text, score.tags[0].span) == "[/pgn]");
}

TEST_CASE("plies, their numbers and their line") {
    const std::string_view text = "1. e4 e5 2 . Nf3 {c} 2... Nc6 3… Bb5 99999999999. a6 ... b4 1-0";
    const Score score = game::read_score(text);
    REQUIRE(moves(score, text, 0) == Moves{"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "b4"});
    struct Number {
        std::uint32_t number;
        std::uint32_t dots;
        std::string_view text;
    };
    const std::vector<std::optional<Number>> numbers{
        Number{1, 1, "1."},   std::nullopt,       Number{2, 1, "2 ."},
        Number{2, 3, "2..."}, Number{3, 3, "3…"}, Number{4294967295, 1, "99999999999."},
        Number{0, 3, "..."}};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        CAPTURE(i);
        const game::Ply& ply = score.plies[i];
        REQUIRE(ply.number.has_value() == numbers[i].has_value());
        CHECK(ply.previous == (i == 0 ? no_index : static_cast<Index>(i) - 1));
        CHECK(score.items[ply.item].ply == i);
        CHECK(score.items[ply.item].span == ply.span);
        if (!numbers[i]) continue;
        CHECK(ply.number->number == numbers[i]->number);
        CHECK(ply.number->dots == numbers[i]->dots);
        CHECK(slice(text, ply.number->span) == numbers[i]->text);
    }
    REQUIRE(score.result != no_index);
    CHECK(slice(text, score.items[score.result].span) == "1-0");
}

TEST_CASE("variations replace the ply before them") {
    const std::string_view text = "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4 (2. Nf3)) (1. c4) e5 *";
    const Score score = game::read_score(text);
    REQUIRE(score.lines.size() == 5);
    CHECK(moves(score, text, 0) == Moves{"e4", "e5"});
    CHECK(moves(score, text, 1) == Moves{"d4", "d5", "c4"});
    CHECK(moves(score, text, 2) == Moves{"Nf6", "c4"});
    CHECK(moves(score, text, 3) == Moves{"Nf3"});
    CHECK(moves(score, text, 4) == Moves{"c4"});
    const auto ply = [&](Index line, std::size_t i) { return score.lines[line].plies[i]; };
    CHECK(score.lines[1].parent == 0);
    CHECK(score.lines[1].replaces == ply(0, 0));
    CHECK(score.lines[2].parent == 1);
    CHECK(score.lines[2].replaces == ply(1, 1));
    CHECK(score.lines[2].depth == 2);
    CHECK(score.lines[3].replaces == ply(1, 2));
    CHECK(score.lines[4].parent == 0);
    CHECK(score.lines[4].replaces == ply(0, 0));
    CHECK(slice(text, score.lines[2].open) == "(");
    CHECK(slice(text, score.lines[2].close) == ")");
    // What a ply answers: in a variation the ply before the replaced one.
    CHECK(score.plies[ply(1, 0)].previous == no_index);
    CHECK(score.plies[ply(2, 0)].previous == ply(1, 0));
    CHECK(score.plies[ply(2, 1)].previous == ply(2, 0));
    CHECK(score.plies[ply(1, 2)].previous == ply(1, 1));
    CHECK(score.plies[ply(0, 1)].previous == ply(0, 0));
}

TEST_CASE("a variation in front of all moves replaces what its line replaces") {
    const std::string_view text = "(1. d4) 1. e4 e5 ((2. Nf3) 1... c5) *";
    const Score score = game::read_score(text);
    REQUIRE(score.lines.size() == 4);
    CHECK(score.lines[1].replaces == no_index);
    CHECK(score.lines[2].replaces == 2);
    CHECK(score.lines[3].parent == 2);
    CHECK(score.lines[3].replaces == 2);
    CHECK(score.plies[score.lines[3].plies[0]].previous == 1);
}

TEST_CASE("parentheses without their other half") {
    const std::string_view text = "1. e4 ) e5 (1... c5 (1... e6 2. d4 *";
    const Score score = game::read_score(text);
    REQUIRE(score.stray_closes.size() == 1);
    CHECK(score.stray_closes[0].begin == 6);
    REQUIRE(score.lines.size() == 3);
    CHECK(score.lines[1].close.empty());
    CHECK(score.lines[2].close.empty());
    CHECK(moves(score, text, 0) == Moves{"e4", "e5"});
    // Inside of variations there is no termination marker.
    CHECK(score.result == no_index);
}

TEST_CASE("items know the last ply of their line") {
    const std::string_view text = "{a} 1. e4 $1 ({b} 1. d4! {c} d5) {d} e5 ; e\n% f\n1/2-1/2";
    const Score score = game::read_score(text);
    struct Expected {
        std::string_view text;
        ItemKind kind;
        Index line;
        Index ply;
    };
    const std::vector<Expected> expected{{"{a}", ItemKind::comment, 0, no_index},
                                         {"1.", ItemKind::move_number, 0, no_index},
                                         {"e4", ItemKind::move, 0, 0},
                                         {"$1", ItemKind::nag, 0, 0},
                                         {"(", ItemKind::variation_open, 1, no_index},
                                         {"{b}", ItemKind::comment, 1, no_index},
                                         {"1.", ItemKind::move_number, 1, no_index},
                                         {"d4", ItemKind::move, 1, 1},
                                         {"!", ItemKind::suffix, 1, 1},
                                         {"{c}", ItemKind::comment, 1, 1},
                                         {"d5", ItemKind::move, 1, 2},
                                         {")", ItemKind::variation_close, 1, 2},
                                         {"{d}", ItemKind::comment, 0, 0},
                                         {"e5", ItemKind::move, 0, 3},
                                         {"; e", ItemKind::line_comment, 0, 3},
                                         {"% f", ItemKind::escape, 0, 3},
                                         {"1/2-1/2", ItemKind::result, 0, 3}};
    REQUIRE(score.items.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CAPTURE(expected[i].text);
        CHECK(slice(text, score.items[i].span) == expected[i].text);
        CHECK(score.items[i].kind == expected[i].kind);
        CHECK(score.items[i].line == expected[i].line);
        CHECK(score.items[i].ply == expected[i].ply);
    }
}

TEST_CASE("a run of words is one item") {
    const std::string_view text = "Hello there\n1. e4 well &quot;best&quot; <b> e5 so far 1-0";
    const Score score = game::read_score(text);
    CHECK(items_of(score, text, ItemKind::unexpected) ==
          Moves{"Hello there", "well &quot;best&quot;", "<b>", "so far"});
    CHECK(moves(score, text, 0) == Moves{"e4", "e5"});
}

TEST_CASE("invisible characters stay items of their own") {
    const std::string_view text = "1.\u00A0e4 \u200B one\u2060 e5 *";
    const Score score = game::read_score(text);
    CHECK(items_of(score, text, ItemKind::unexpected) ==
          Moves{"\u00A0", "\u200B", "one", "\u2060"});
}

TEST_CASE("behind the termination marker only comments are expected") {
    const std::string_view text = "1. e4 1-0 White won 2. Nf3 (2. d4 *) {c} 0-1 $1 ; d";
    const Score score = game::read_score(text);
    CHECK(slice(text, score.items[score.result].span) == "1-0");
    CHECK(items_of(score, text, ItemKind::unexpected) ==
          Moves{"White won 2. Nf3 (2. d4 *)", "0-1 $1"});
    CHECK(items_of(score, text, ItemKind::comment) == Moves{"{c}"});
    CHECK(score.plies.size() == 1);
    CHECK(score.lines.size() == 1);
}

TEST_CASE("0-0 at the end is a double forfeit where the game says so") {
    struct Case {
        std::string text;
        std::size_t plies;
        bool result;
    };
    const std::string tag = "[Result \"0-0\"]\n\n";
    for (const Case& expected : {
             Case{"0-0", 0, true},                               // nothing else was played
             Case{tag + "0-0", 0, true},                         //
             Case{tag + "1. e4 e5 0-0 {c}", 2, true},            // the tag says so
             Case{"[Result \"1-0\"]\n\n1. e4 e5 0-0", 3, false}, // castling
             Case{"1. e4 e5 0-0 *", 3, true},                    // castling, then the marker
             Case{tag + "1. e4 e5 0-0 O-O", 4, false},           // castling, in the middle
             Case{tag + "1. e4 (1. d4 0-0)", 3, false},          // in a variation
             Case{tag + "1. e4 e5 0-0 (2. a3)", 4, false},       // it is varied
         }) {
        CAPTURE(expected.text);
        const Score score = game::read_score(expected.text);
        CHECK(score.plies.size() == expected.plies);
        CHECK((score.result != no_index) == expected.result);
        for (const Item& item : score.items)
            CHECK((item.ply == no_index || item.ply < score.plies.size()));
    }
}

TEST_CASE("nesting without end costs no stack and no quadratic time") {
    for (const std::string unit :
         {"(", ")", "((", "()", "(e4", "[", "[a", "1-0 ", "1. ", "{", "0-0 "}) {
        std::string text;
        while (text.size() < 1'000'000)
            text += unit;
        CAPTURE(unit);
        const Score score = game::read_score(text);
        CHECK(score.items.size() + score.tags.size() > 0);
    }
}

TEST_CASE("what is larger than any game is not read, and nothing of it gets lost") {
    std::string text = "[Event \"x\"]\n\n1. e4 ";
    text.resize(game::max_game_size, ' ');
    const Score largest = game::read_score(text);
    CHECK_FALSE(largest.too_large);
    CHECK(largest.plies.size() == 1);

    text += '*';
    const Score score = game::read_score(text);
    CHECK(score.too_large);
    CHECK(score.tags.empty());
    CHECK(score.plies.empty());
    CHECK(items_of(score, text, ItemKind::unexpected) == std::vector<std::string>{text});
}

TEST_CASE("moves of old books may have blanks in a PGN") {
    const std::string text = "1. P-K4 P-K4 2. B-B4 Kt-QB3 3. Q-R5 Kt-B3 4. QxBP mate *\n";
    CHECK(moves(game::read_score(text), text, 0) ==
          Moves{"P-K4", "P-K4", "B-B4", "Kt-QB3", "Q-R5", "Kt-B3", "QxBP mate"});
    const std::string words = "1. Castles KR R-K sq. 2. Q-R5 dis. ch K-B sq 3. KtxP and wins *";
    const auto score = game::read_score(words);
    CHECK(moves(score, words, 0) ==
          Moves{"Castles KR", "R-K sq", "Q-R5 dis. ch", "K-B sq", "KtxP"});
    CHECK(items_of(score, words, ItemKind::unexpected) == Moves{".", "and wins"});
    // In SAN words are no part of a move.
    const std::string san = "1. e4 in e5 2. Nf3 mate White castles Castles *";
    CHECK(moves(game::read_score(san), san, 0) == Moves{"e4", "e5", "Nf3"});
}

TEST_CASE("a pawn's capture may be two files, a word is none") {
    const std::string text = "1. e4 e5 2. f4 ef 3. Bc4 d5 4. ed cb 5. ab! еd {Cyrillic} *\n";
    CHECK(moves(game::read_score(text), text, 0) ==
          Moves{"e4", "e5", "f4", "ef", "Bc4", "d5", "ed", "cb", "ab", "еd"});
    const std::string words = "1. e4 de facto e5 2. Nf3 better ab ovo ad *";
    CHECK(moves(game::read_score(words), words, 0) == Moves{"e4", "e5", "Nf3"});
}

TEST_CASE("a mark may stand apart from its move") {
    const std::string text = "1. e4 f5 2. Qh5 ch. g6 3. Dxg6 + hg+ 4. Lxg6 matt 4... Nc6 dis. ch "
                             "5. Qxf7 # 5... Nd4 check follows *";
    CHECK(moves(game::read_score(text), text, 0) == Moves{"e4", "f5", "Qh5 ch.", "g6", "Dxg6 +",
                                                          "hg+", "Lxg6 matt", "Nc6 dis. ch",
                                                          "Qxf7 #", "Nd4"});
}

TEST_CASE("castling may look like a result or a number") {
    const std::string text = "1. e4 0 - 0 2. 000 0 – 0 - 0 3. 0 - 0 *";
    CHECK(moves(game::read_score(text), text, 0) ==
          Moves{"e4", "0 - 0", "000", "0 – 0 - 0", "0 - 0"});
    for (const std::string result :
         {"0 - 0", "1. e4 e5 0 - 0 {both}", "[Result \"0-0\"]\n\n1. e4 e5 2. 0 - 0"}) {
        CAPTURE(result);
        CHECK(game::read_score(result).result != no_index);
    }
    const std::string evaluations = "1. e4 0.00 e5 12:00 2. Nf3 *";
    CHECK(moves(game::read_score(evaluations), evaluations, 0) == Moves{"e4", "e5", "Nf3"});
}
