#include "game/document.h"
#include "game/texts.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <algorithm>

using namespace arbiter;
using game::Document;
using text::Position;
using text::PositionEncoding;

namespace {

struct Change {
    std::size_t begin;
    std::size_t end;
    std::string replacement;
};

std::string apply(std::string text, const Change& change) {
    return text.replace(change.begin, change.end - change.begin, change.replacement);
}

Document edit(const Document& document, const Change& change) {
    return document.edited(change.begin, change.end, change.replacement);
}

// Everything that can be asked of a document without a question of its own.
bool same(const Document& a, const Document& b) {
    if (a.games().size() != b.games().size() || a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.games().size(); ++i) {
        if (a.games()[i]->text() != b.games()[i]->text() || a.begin_of(i) != b.begin_of(i) ||
            a.line_of(i) != b.line_of(i)) {
            return false;
        }
    }
    return true;
}

std::size_t shared_games(const Document& a, const Document& b) {
    return static_cast<std::size_t>(std::ranges::count_if(
        a.games(), [&](const auto& game) { return std::ranges::count(b.games(), game) == 1; }));
}

Change random_change(test::BorderTexts& random, const std::string& text, std::size_t pieces) {
    const std::size_t begin = random.below(text.size() + 1);
    const std::size_t longest = std::min<std::size_t>(text.size() - begin, 40);
    return {begin, begin + random.below(longest + 1), random.text(random.below(pieces + 1))};
}

} // namespace

TEST_CASE("splitting any edit anew and incrementally is the same (rapidcheck)") {
    const bool ok = rc::check([] {
        const std::string text = *test::border_text();
        const auto begin = *rc::gen::inRange<std::size_t>(0, text.size() + 1);
        const auto end = *rc::gen::inRange<std::size_t>(begin, text.size() + 1);
        const Change change{begin, end, *test::border_text()};
        RC_ASSERT(same(edit(Document::from(text), change), Document::from(apply(text, change))));
    });
    CHECK(ok);
}

TEST_CASE("splitting a long series of edits incrementally is splitting anew") {
    test::BorderTexts random(3);
    for (int series = 0; series < 300; ++series) {
        std::string text = random.text(60);
        Document document = Document::from(text);
        for (int round = 0; round < 60; ++round) {
            const Change change = random_change(random, text, 4);
            text = apply(text, change);
            document = edit(document, change);
            CAPTURE(series, round, text, change.begin, change.end, change.replacement);
            REQUIRE(document.text() == text);
            REQUIRE(same(document, Document::from(text)));
        }
    }
}

TEST_CASE("splitting edits of real games incrementally is splitting anew") {
    for (const char* name : {"corpus/twic1389.pgn", "corpus/tcec-superfinal.pgn"}) {
        const auto file = test::read_shared(name);
        if (!file) continue;
        test::BorderTexts random(4);
        std::string text = file->substr(0, 200'000);
        Document document = Document::from(text);
        for (int round = 0; round < 1'000; ++round) {
            const Change change = random_change(random, text, 2);
            text = apply(text, change);
            document = edit(document, change);
            CAPTURE(name, round, change.begin, change.end, change.replacement);
            REQUIRE(same(document, Document::from(text)));
        }
    }
}

TEST_CASE("an edit of one game shares all others") {
    const auto file = test::read_shared("corpus/twic1389.pgn");
    if (!file) return;
    const Document document = Document::from(*file);
    REQUIRE(document.games().size() == 3393);

    const std::size_t middle = document.begin_of(1700) + 500;
    CHECK(shared_games(document, document.edited(middle, middle + 1, "x")) == 3392);
    // Also where the splitter had looked for the end of the game before it,
    const std::size_t tag = document.begin_of(1700) + 3;
    CHECK(shared_games(document, document.edited(tag, tag, "x")) == 3392);
    // and where two games become one,
    const std::size_t begin = document.begin_of(1700);
    CHECK(shared_games(document, document.edited(begin, begin, " ")) == 3391);
    // and where one becomes two.
    CHECK(shared_games(document, document.edited(middle, middle, "\n[Event \"x\"]\n")) == 3392);
    // A whole game that goes, or comes, touches no other.
    CHECK(shared_games(document, document.edited(begin, document.begin_of(1701), "")) == 3392);
    CHECK(shared_games(document, document.edited(begin, begin, "[Event \"x\"]\n\n*\n\n")) == 3393);
    // A comment that has just been opened reaches to the next game.
    CHECK(shared_games(document, document.edited(middle, middle, "{")) == 3392);
    CHECK(shared_games(document, document.edited(0, document.size(), "")) == 0);
}

TEST_CASE("positions of a document are those of its text") {
    test::BorderTexts random(5);
    for (int round = 0; round < 300; ++round) {
        const std::string text = random.text(40);
        const Document document = Document::from(text);
        const text::LineIndex index(text);
        CAPTURE(text);
        for (const auto encoding :
             {PositionEncoding::utf8, PositionEncoding::utf16, PositionEncoding::utf32}) {
            for (std::size_t offset = 0; offset <= text.size(); ++offset) {
                const Position position = index.position(offset, encoding);
                REQUIRE(document.position(offset, encoding) == position);
                REQUIRE(document.offset(position, encoding) == index.offset(position, encoding));
            }
            for (std::uint32_t line = 0; line <= index.line_count(); ++line) {
                const Position far{line, 1000};
                REQUIRE(document.offset(far, encoding) == index.offset(far, encoding));
            }
        }
    }
}

TEST_CASE("the game of an offset and of a line") {
    const std::string one = "[Event \"1\"]\n\n*\n";
    const Document document = Document::from(one + one);
    CHECK(document.game_at(0) == 0);
    CHECK(document.game_at(one.size() - 1) == 0);
    CHECK(document.game_at(one.size()) == 1);
    CHECK(document.game_at(2 * one.size()) == 1);
    CHECK(document.game_at_line(2) == 0);
    CHECK(document.game_at_line(3) == 1);
    CHECK(document.game_at_line(99) == 1);
    CHECK(document.line_of(2) == 6);
}
