#include "game/split.h"
#include "game/texts.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <algorithm>

using namespace arbiter;

namespace {

using Chunks = std::vector<std::string>;

Chunks chunks(std::string_view text) {
    Chunks out;
    std::size_t begin = 0;
    for (const game::ChunkEnd& chunk : game::split(text)) {
        out.emplace_back(text.substr(begin, chunk.end - begin));
        begin = chunk.end;
    }
    return out;
}

std::string with_line_breaks(std::string text, std::string_view line_break) {
    std::string out;
    for (const char c : text)
        out += c == '\n' ? std::string(line_break) : std::string(1, c);
    return out;
}

} // namespace

TEST_CASE("an empty file has no game") {
    CHECK(chunks("").empty());
}

TEST_CASE("a tag pair in column 1 after movetext starts a game") {
    const std::string one = "[Event \"1\"]\n[Site \"?\"]\n\n1. e4 e5 1-0\n\n";
    const std::string two = "[Event \"2\"]\n\n1. d4 *\n";
    for (const std::string line_break : {"\n", "\r\n", "\r"}) {
        const auto first = with_line_breaks(one, line_break);
        const auto second = with_line_breaks(two, line_break);
        CHECK(chunks(first + second) == Chunks{first, second});
    }
}

TEST_CASE("a game ends without a termination marker too") {
    const std::string one = "[Event \"1\"]\n\n1. e4 e5\n\n";
    const std::string two = "[White \"2\"]\n\n1. d4 d5\n";
    CHECK(chunks(one + two) == Chunks{one, two});
}

TEST_CASE("a bracket elsewhere starts no game") {
    for (const std::string text : {
             "[Event \"1\"]\n\n1. e4 1-0 [Event \"2\"]\n",       // not in column 1
             "[Event \"1\"]\n\n1. e4 e5\n [Event \"2\"]\n1. d4", // not in column 1
             "[Event \"1\"]\n\n1. e4 e5\n[%clk 1] d4",           // no tag name
             "[Event \"1\"]\n\n1. e4 e5\n[1] d4",                // no tag name
             "[Event \"1\"]\n\n1. e4 {c\n[White \"2\"]\n} e5 *", // in a comment
             "[Event \"1\"]\n\n1. e4 ; c\r% [White \"2\"]\r e5", // in an escape line
         }) {
        CAPTURE(text);
        CHECK(chunks(text) == Chunks{text});
    }
}

TEST_CASE("tag pairs and blank lines make one tag section") {
    const std::string text =
        "[Event \"1\"]\n\n[Site \"?\"]\n[Event \"again\"]\n\n[Date \"?\"]\n\n1. e4 *\n";
    CHECK(chunks(text) == Chunks{text});
}

TEST_CASE("a second Event tag set apart starts a game") {
    const std::string one = "[Event \"1\"]\n[Result \"1-0\"]\n\n\n";
    const std::string two = "[Event \"2\"]\n\n{Not played}\n";
    const std::string three = "[event \"3\"]\n\n1-0\n";
    CHECK(chunks(one + two + three) == Chunks{one, two, three});
}

TEST_CASE("a tag pair that lost its bracket counts as one") {
    const std::string one = "Event \"1\"]\n[Site \"?\"]\n\n1. e4 *\n\n";
    const std::string two = "Event \"{2\"]\n[Site \"?\"]\n\n1. d4 *\n";
    CHECK(chunks(one + two) == Chunks{one, two});
}

TEST_CASE("the strings of tag pairs hide everything") {
    const std::string text = "[Event \"Open [A] (rapid) ; 100% {x}\"]\n"
                             "[White \"Ann {\"Speedy\"} A\"]\n"
                             "[Black \"\\\"] {\"] [Round \"{\"]\n"
                             "[Annotator {x]\n"
                             "[Source \"{]\n"
                             "[Result \"*\"]\n\n1. e4 *\n";
    CHECK(chunks(text + text) == Chunks{text, text});
}

TEST_CASE("movetext may begin on the line of a tag pair") {
    const std::string one = "[Event \"1\"] {[%foo \"bar\"]\n[Site \"in a comment\"]\n} 1. e4 1-0\n";
    CHECK(chunks(one + one) == Chunks{one, one});
}

TEST_CASE("a comment that nothing closes ends before the next game") {
    const std::string one = "[Event \"1\"]\n\n1. e4 e5 {never closed 2. Nf3 1-0\n\n";
    const std::string two = "[Event \"2\"]\n\n1. d4 {fine} d5 0-1\n";
    const std::string bare = "[Event \"3\"]\n\n1. d4 d5 0-1\n";
    CHECK(chunks(one + two) == Chunks{one, two});
    CHECK(chunks(one + bare + two) == Chunks{one, bare, two});
    CHECK(chunks(one + one) == Chunks{one, one});
}

TEST_CASE("a comment that is closed may hold the tags of a game") {
    const std::string text =
        "[Event \"1\"]\n\n1. e4 { a { b\n[Event \"x\"]\n[Event \"y\"]\n } e5 *\n";
    CHECK(chunks(text + text) == Chunks{text, text});
}

TEST_CASE("comments and escape lines hide braces from each other") {
    const std::string text = "[Event \"1\"]\n\n1. e4 ; { not open\n% { nor here\n e5 {; } 2. Nf3\n";
    CHECK(chunks(text + text) == Chunks{text, text});
}

TEST_CASE("without tags, move 1 after a termination marker starts a game") {
    for (const std::string result :
         {"1-0", "0-1", "1/2-1/2", "*", "1/2", "½-½", "½", "1:0", "1 - 0", "0–1", "0.5-0.5",
          "1-0 White won on time", "1-0 {x\n1. d4}"}) {
        CAPTURE(result);
        const std::string one = "1. e4 e5 " + result + "\n\n";
        const std::string two = "1 d4 d5 " + result + "\n";
        CHECK(chunks(one + two + one) == Chunks{one, two, one});
    }
    const std::string tagged = "[Event \"1\"]\n\n1. e4 *\n";
    CHECK(chunks(tagged + "1. d4 *") == Chunks{tagged, "1. d4 *"});
    CHECK(chunks("*\n" + tagged) == Chunks{"*\n", tagged});
}

TEST_CASE("move 1 elsewhere starts no game") {
    for (const std::string text : {
             "1. e4 e5 2. Nf3\n\n1. d4 d5 *",            // nothing has ended
             "1. e4 e5 1-0\n1... e5",                    // Black's first move
             "1. e4 e5 1-0\n 1. d4",                     // not in column 1
             "1. e4 0-0 2. O-O-O Z0 1-2\n1. d4",         // no termination marker
             "1. e4 {1-0} e5 ; 0-1\n% 1-0\n1. d4",       // hidden
             "1. e4 1-0\n1/2-1/2\n1-0\n10. d4\n1 - 0\n", // other words
         }) {
        CAPTURE(text);
        CHECK(chunks(text) == Chunks{text});
    }
}

TEST_CASE("junk at the top belongs to the first game, other junk to the game before it") {
    const std::string top = "; a comment\nFrom: me\nSent: 12 June, 3 games of e-mail\n\n";
    const std::string one = "[pgn]\n[Event \"1\"]\n\n1. e4 *\n[/pgn]\n";
    const std::string junk = "<hr> - see page 12.\n\n";
    CHECK(chunks(top + one + junk + one) == Chunks{top + one + junk, one});
}

TEST_CASE("movetext without tags is told from junk") {
    const std::string tagged = "[Event \"1\"]\n\n*\n";
    for (const std::string moves :
         {"e4 e5\n", "Nf3\n", "O-O\n", "12. Qxf7\n", "1 e4 e5\n", "1 . e4\n", "{c} e4\n",
          "$1 Sf3\n", "(1. e4)\n", "1-0\n", "1 - 0\n", "½-½\n", "1/2\n", "0.5-0.5\n"}) {
        CAPTURE(moves);
        CHECK(chunks(moves + tagged) == Chunks{moves, tagged});
    }
}

TEST_CASE("escape lines above a game belong to it") {
    const std::string one = "[Event \"1\"]\n\n1. e4 *\n% of the first\n\n";
    const std::string two = "% of the second\n% too\n[Event \"2\"]\n\n";
    const std::string three = "% of the third\n[Event \"3\"]\n\n1. d4 *\n\n";
    const std::string four = "% of the fourth\n1. c4 *\n\n% of nothing\n\n% else";
    CHECK(chunks(one + two + three + four) == Chunks{one, two, three, four});
}

TEST_CASE("a byte order mark is no part of its line") {
    const std::string one = "\uFEFF[Event \"1\"]\n\n1. e4 *\n";
    const std::string two = "\uFEFF% {\n[Event \"2\"]\n\n1. e4 *\n";
    CHECK(chunks(one + one) == Chunks{one, one});
    CHECK(chunks(two + one) == Chunks{two, one});
}

TEST_CASE("the corpora are cut at each Event tag") {
    for (const char* name : {"twic1389", "tcec-superfinal", "tcec-dfrc"}) {
        const auto text = test::read_shared("corpus/" + std::string(name) + ".pgn");
        if (!text) continue;
        Chunks games = chunks(*text);
        // Only the first has words above it.
        games[0] = games[0].substr(games[0].find("[Event "));
        CHECK(std::ranges::all_of(games, [](const std::string& game) {
            return game.starts_with("[Event ") && game.find("\n[Event ") == std::string::npos;
        }));
    }
}

TEST_CASE("a chunk depends on what the splitter looked at alone") {
    test::BorderTexts random(1);
    for (int round = 0; round < 20'000; ++round) {
        const std::string text = random.text(1 + random.below(30));
        std::size_t begin = 0;
        for (const game::ChunkEnd& chunk : game::split(text)) {
            CAPTURE(text, begin, chunk.end, chunk.looked);
            REQUIRE(begin < chunk.end);
            REQUIRE(chunk.end <= text.size());
            REQUIRE((chunk.end < text.size() ? chunk.end < chunk.looked
                                             : chunk.looked == text.size() + 1));
            // What is before it does not matter,
            const auto alone = game::next_chunk(std::string_view(text).substr(begin), 0);
            REQUIRE(alone == game::ChunkEnd{chunk.end - begin, chunk.looked - begin});
            // nor what is behind the place where it stopped looking.
            if (chunk.looked <= text.size()) {
                const std::string other = text.substr(0, chunk.looked) + random.text(5);
                REQUIRE(game::next_chunk(other, begin) == chunk);
            }
            begin = chunk.end;
        }
        REQUIRE(begin == text.size());
    }
}

TEST_CASE("each chunk begins a line") {
    test::BorderTexts random(2);
    for (int round = 0; round < 5'000; ++round) {
        const std::string text = random.text(30);
        for (const game::ChunkEnd& chunk : game::split(text)) {
            if (chunk.end == text.size()) break;
            CAPTURE(text, chunk.end);
            const char last = text[chunk.end - 1];
            REQUIRE((last == '\n' || (last == '\r' && text[chunk.end] != '\n')));
        }
    }
}

// Quadratic work on a megabyte would take hours.
TEST_CASE("splitting takes linear time on the worst of texts") {
    for (const std::string& piece : test::border_pieces()) {
        for (const std::string separator :
             {"", "\n", " ", "{", "[Event \"", "{}", "1-0\n1. e4\n"}) {
            const std::string unit = piece + separator;
            std::string text;
            while (text.size() < 1'000'000)
                text += unit;
            CAPTURE(unit);
            REQUIRE(game::split(text).back().end == text.size());
        }
    }
}
