#include "cursor.h"
#include "ide/completion.h"
#include "support/catch.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace arbiter;
using Labels = std::set<std::string>;

ide::Completions complete(const std::string& marked, game::Format format = game::Format::pgn) {
    const auto [text, offset] = test::cursor(marked);
    return ide::complete(game::Game(text, format), offset);
}

Labels labels(const std::string& marked, ide::Completion::Kind kind = ide::Completion::Kind::move,
              game::Format format = game::Format::pgn) {
    Labels labels;
    for (const auto& completion : complete(marked, format).list)
        if (completion.kind == kind) labels.insert(completion.label);
    return labels;
}

// The text after the completion with that label was taken, with its cursor.
std::string taken(const std::string& marked, std::string_view label) {
    auto [text, offset] = test::cursor(marked);
    const auto found = ide::complete(game::Game(text), offset);
    const auto choice = std::ranges::find(found.list, label, &ide::Completion::label);
    REQUIRE(choice != found.list.end());
    std::string inserted = choice->text;
    if (choice->cursor) inserted.insert(*choice->cursor, "$0");
    return text.replace(found.replaced.begin, found.replaced.size(), inserted);
}

// By the rules of chess, from the start.
const Labels first_moves{"a3", "a4", "b3", "b4", "c3", "c4", "d3",  "d4",  "e3",  "e4",
                         "f3", "f4", "g3", "g4", "h3", "h4", "Na3", "Nc3", "Nf3", "Nh3"};

} // namespace

TEST_CASE("where a move is to come, the legal moves are offered") {
    CHECK(labels("$0") == first_moves);
    CHECK(labels("1. $0") == first_moves);
    CHECK(labels("[Event \"?\"]\n\n1. N$0") == first_moves);
    // Two knights that can reach d2 are told apart; a pinned man has no moves.
    const auto moves = labels("[FEN \"4k3/8/8/8/1b6/8/3N4/1N2K3 w - - 0 1\"]\n\n1. $0");
    CHECK(moves == Labels{"Na3", "Nc3", "Ke2", "Kf2", "Kd1", "Kf1"});
    CHECK(labels("[FEN \"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\"]\n\n1. $0").contains("Nbd2"));
}

TEST_CASE("moves replace the word at the cursor") {
    CHECK(taken("1. e4 e5 2. N$0", "Nf3") == "1. e4 e5 2. Nf3");
    CHECK(taken("1. e4 e5 2. N$0g3 Nc6 *", "Nf3") == "1. e4 e5 2. Nf3 Nc6 *");
    CHECK(taken("1. e4 $0 *", "c5") == "1. e4 c5 *");
}

TEST_CASE("White's moves bring their number, and Black's where it was interrupted") {
    CHECK(taken("$0", "e4") == "1. e4");
    CHECK(taken("1. e4 e5 $0", "Nf3") == "1. e4 e5 2. Nf3");
    CHECK(taken("1. e4 e5 2.$0", "Nf3") == "1. e4 e5 2.Nf3");
    CHECK(taken("1. e4 $0", "e5") == "1. e4 e5");
    CHECK(taken("1. e4 $1 $0", "e5") == "1. e4 $1 e5");
    CHECK(taken("1. e4 {best by test} $0", "e5") == "1. e4 {best by test} 1... e5");
    CHECK(taken("1. e4 e5 (1... c5 2. Nf3) $0", "Nf3") == "1. e4 e5 (1... c5 2. Nf3) 2. Nf3");
    CHECK(taken("1. e4 e5 ($0) *", "c5") == "1. e4 e5 (1... c5) *");
    // A game that does without numbers.
    CHECK(taken("e4 e5 $0", "Nf3") == "e4 e5 Nf3");
}

TEST_CASE("a variation begins where the move before it was played") {
    const auto in_variation = labels("1. e4 e5 2. Nf3 (2. $0) *");
    CHECK(in_variation.contains("Bc4"));
    CHECK(in_variation.contains("Nf3"));
    CHECK_FALSE(in_variation.contains("Nf6"));
    CHECK(labels("1. e4 (1. d4 d5 $0) e5 *").contains("c4"));
    CHECK(labels("1. e4 (1. d4 d5) $0 e5 *").contains("Nf6"));
}

TEST_CASE("moves are written as the game writes them") {
    const auto german = labels("1. e4 e5 2. Sf3 Sc6 3. $0");
    CHECK(german.contains("Lb5"));
    CHECK_FALSE(german.contains("Bb5"));
    const auto figurines = labels("1. e4 e5 2. \u2658f3 \u265ec6 3. $0");
    CHECK(figurines.contains("\u2657b5"));
    CHECK(labels("1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4 g8f6 4. $0").contains("e1g1"));
    CHECK(labels("1. e2-e4 e7-e5 2. $0").contains("Ng1-f3"));
    CHECK(labels("1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4 f8c5 4. O-O $0").contains("g8f6"));
    CHECK(labels("1. $0 e2e4 *").contains("d2d4"));
    const auto descriptive = labels("1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. $0");
    CHECK(descriptive.contains("B-Kt5"));
    CHECK(descriptive.contains("P-Q4"));
    const auto with_n = labels("1. P-K4 P-K4 2. N-KB3 N-QB3 3. $0");
    CHECK(with_n.contains("B-N5"));
    const auto spanish = labels("1. P4R, P4R 2. C3AR, C3AD 3. $0");
    CHECK(spanish.contains("A5C"));
    const auto book = labels("1 P-K4 P-K4\n2 Kt-KB3 $0\n", ide::Completion::Kind::move,
                             game::Format::score_sheet);
    CHECK(book.contains("Kt-QB3"));
}

TEST_CASE("what a wrong move may have meant comes first") {
    const auto misspelled = complete("1. e4 e5 2. Nf3 Nc6 3. Bb6$0 a6 4. Ba4 Nf6 5. O-O *");
    REQUIRE(!misspelled.list.empty());
    CHECK(misspelled.list.front().label == "Bb5");
    CHECK(misspelled.list.front().detail == "Ruy Lopez");
}

TEST_CASE("a move tells what it does and the board behind it") {
    const auto found = complete("1. e4 e5 2. $0");
    const auto move = std::ranges::find(found.list, "Nf3", &ide::Completion::label);
    REQUIRE(move != found.list.end());
    CHECK(move->detail == "King's Knight Opening");
    CHECK(move->plain.starts_with("2. Nf3\n\nWhite's knight g1 → f3\n\n"));
    CHECK(move->plain.ends_with(
        "FEN: rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"));
}

TEST_CASE("no move where the board is not known or the game is over") {
    CHECK(labels("1. e4 e5 2. Rxc6 $0").empty());
    CHECK(labels("[Variant \"Atomic\"]\n\n1. $0").empty());
    CHECK(labels("[FEN \"nonsense\"]\n\n1. $0").empty());
    CHECK(labels("1. f3 e5 2. g4 Qh4# $0").empty());
    CHECK(labels("1. e4 1-0 $0").empty());
}

TEST_CASE("results end the main line, that of the Result tag first") {
    const auto kind = ide::Completion::Kind::result;
    CHECK(labels("1. e4 $0", kind) == Labels{"1-0", "0-1", "1/2-1/2", "*"});
    CHECK(labels("1. e4 (1. d4) $0", kind) == Labels{"1-0", "0-1", "1/2-1/2", "*"});
    CHECK(labels("1. e4 (1. d4 $0) *", kind).empty());
    CHECK(labels("1. e4 $0 *", kind).empty());
    CHECK(taken("1. e4 1$0", "1-0") == "1. e4 1-0");
    const auto drawn = complete("[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# $0");
    REQUIRE(!drawn.list.empty());
    CHECK(drawn.list.front().label == "1/2-1/2");
}

TEST_CASE("behind a $ the annotation glyphs, with what they say") {
    const auto found = complete("1. e4 $$0 *");
    const auto glyph = std::ranges::find(found.list, "$1", &ide::Completion::label);
    REQUIRE(glyph != found.list.end());
    CHECK(glyph->kind == ide::Completion::Kind::nag);
    CHECK(glyph->detail.starts_with("! "));
    CHECK(taken("1. e4$$0 *", "$14") == "1. e4$14 *");
    CHECK(std::ranges::find(found.list, "$0", &ide::Completion::label) == found.list.end());
}

TEST_CASE("inside comments only commands, behind their mark") {
    CHECK(complete("1. e4 {N$0} *").list.empty());
    CHECK(complete("1. e4 ; N$0").list.empty());
    CHECK(complete("% N$0").list.empty());
    CHECK(labels("1. e4 {[%$0} *", ide::Completion::Kind::command).contains("clk"));
    CHECK(taken("1. e4 {[%c$0} *", "clk") == "1. e4 {[%clk $0]} *");
    CHECK(taken("1. e4 {[%$0]} *", "eval") == "1. e4 {[%eval $0]} *");
    CHECK(taken("1. e4 {[%$0", "clk") == "1. e4 {[%clk $0]");
}

TEST_CASE("names of tags that the game has not yet") {
    const auto kind = ide::Completion::Kind::tag;
    const auto names = labels("[Event \"?\"]\n[$0\n", kind);
    CHECK(names.contains("Site"));
    CHECK_FALSE(names.contains("Event"));
    CHECK(taken("[Eve$0", "Event") == "[Event \"$0\"]");
    CHECK(taken("[$0]\n", "Site") == "[Site \"$0\"]\n");
    CHECK(taken("[Si$0 \"Paris\"]\n", "Site") == "[Site \"Paris\"]\n");
}

TEST_CASE("values where PGN lists them") {
    const auto kind = ide::Completion::Kind::value;
    CHECK(labels("[Result \"$0\"]\n", kind) == Labels{"1-0", "0-1", "1/2-1/2", "*"});
    CHECK(taken("[Termination \"time$0\"]\n", "time forfeit") ==
          "[Termination \"time forfeit\"]\n");
    CHECK(labels("[White \"$0\"]\n", kind).empty());
    CHECK(labels("[White \"$0\"]\n").empty());
}

TEST_CASE("any place of any text can be asked") {
    for (const std::string_view text :
         {"", "[", "[\"", "[%", "(", ")", "{", "$", "1. e4 )e5 (", "\xff\xfe", "[Event", "{[%clk",
          "1. e4 e5 2. Nf3Nc6 Bb5 1-0 junk [Result \"1-0\"]"})
        for (std::uint32_t offset = 0; offset <= text.size() + 1; ++offset) {
            const auto found = ide::complete(game::Game(std::string(text)), offset);
            CHECK(found.replaced.begin <= found.replaced.end);
            CHECK(found.replaced.end <= text.size());
        }
}
