#include "support/catch.hpp"
#include "support/shared.h"
#include "text/generators.h"
#include "text/line_index.h"
#include "text/naive.h"
#include "text/utf8.h"

#include <array>

using namespace arbiter;
using text::LineIndex;
using text::Position;
using text::PositionEncoding;

namespace {

constexpr std::array position_encodings{PositionEncoding::utf8, PositionEncoding::utf16,
                                        PositionEncoding::utf32};

// Every offset of the text and every position around its lines, against the model, by both ways.
void check_against_model(const std::string& text) {
    const LineIndex index(text);
    for (const PositionEncoding encoding : position_encodings) {
        for (std::size_t offset = 0; offset <= text.size() + 1; ++offset) {
            const Position expected = test::naive_position(text, offset, encoding);
            RC_ASSERT(text::position(text, offset, encoding) == expected);
            RC_ASSERT(index.position(offset, encoding) == expected);
        }
        for (std::uint32_t line = 0; line <= index.line_count(); ++line) {
            const auto width = static_cast<std::uint32_t>(text.size()) + 2;
            for (std::uint32_t character = 0; character < width; ++character) {
                const std::size_t expected = test::naive_offset(text, {line, character}, encoding);
                RC_ASSERT(text::offset(text, {line, character}, encoding) == expected);
                RC_ASSERT(index.offset({line, character}, encoding) == expected);
            }
        }
    }
}

} // namespace

TEST_CASE("positions count lines by LF, CRLF and CR") {
    const std::string_view text = "a\nb\r\nc\rd";
    const LineIndex index(text);
    CHECK(index.line_count() == 4);
    CHECK(index.line(0) == "a");
    CHECK(index.line(1) == "b");
    CHECK(index.line(2) == "c");
    CHECK(index.line(3) == "d");
    CHECK(index.line(4).empty());
    CHECK(index.position(2, PositionEncoding::utf16) == Position{1, 0});
    CHECK(index.position(5, PositionEncoding::utf16) == Position{2, 0});
    CHECK(index.position(7, PositionEncoding::utf16) == Position{3, 0});
    CHECK(text::line_breaks(text) == 3);
    CHECK(text::line_breaks("\n\r") == 2);
    CHECK(text::line_breaks("\r\r\n\n") == 3);
    CHECK(text::line_breaks("") == 0);
}

TEST_CASE("a position between CR and LF is the end of the line") {
    CHECK(text::position("ab\r\nc", 3, PositionEncoding::utf16) == Position{0, 2});
    CHECK(text::offset("ab\r\nc", {0, 3}, PositionEncoding::utf16) == 2);
}

TEST_CASE("positions clamp to the line and to the text") {
    const std::string_view text = "ab\ncd\n";
    const LineIndex index(text);
    for (const PositionEncoding encoding : position_encodings) {
        CHECK(index.offset({0, 99}, encoding) == 2);
        CHECK(index.offset({0, 0xFFFFFFFF}, encoding) == 2);
        CHECK(index.offset({2, 0}, encoding) == 6);
        CHECK(index.offset({2, 7}, encoding) == 6);
        CHECK(index.offset({3, 0}, encoding) == 6);
        CHECK(index.offset({0xFFFFFFFF, 0xFFFFFFFF}, encoding) == 6);
        CHECK(index.position(99, encoding) == Position{2, 0});
        CHECK(text::offset("", {0, 5}, encoding) == 0);
    }
}

TEST_CASE("characters count by the encoding's unit") {
    // The example of LSP 3.17, "Text Documents": a, U+10400, b.
    const std::string_view text = "a\U00010400b";
    CHECK(text::position(text, 5, PositionEncoding::utf8) == Position{0, 5});
    CHECK(text::position(text, 5, PositionEncoding::utf16) == Position{0, 3});
    CHECK(text::position(text, 5, PositionEncoding::utf32) == Position{0, 2});
    CHECK(text::offset(text, {0, 3}, PositionEncoding::utf16) == 5);
    CHECK(text::offset(text, {0, 2}, PositionEncoding::utf16) == 1); // between the surrogates
    CHECK(text::offset(text, {0, 3}, PositionEncoding::utf8) == 1);
    CHECK(text::position(text, 3, PositionEncoding::utf16) == Position{0, 1});
    CHECK(text::units("\uFEFFé½♞🐍", PositionEncoding::utf16) == 6);
    CHECK(text::units("\uFEFFé½♞🐍", PositionEncoding::utf32) == 5);
}

TEST_CASE("an invalid byte counts as one unit") {
    const std::string_view text = "\xE2\x82 J\xF6rg \xFF"; // a cut-off euro sign, Latin-1
    for (const PositionEncoding encoding : position_encodings) {
        for (std::uint32_t i = 0; i <= text.size(); ++i) {
            CHECK(text::position(text, i, encoding) == Position{0, i});
            CHECK(text::offset(text, {0, i}, encoding) == i);
        }
    }
}

TEST_CASE("advance continues a position over a text") {
    CHECK(text::advance({3, 4}, "", PositionEncoding::utf16) == Position{3, 4});
    CHECK(text::advance({3, 4}, "ab", PositionEncoding::utf16) == Position{3, 6});
    CHECK(text::advance({3, 4}, "ab\r\n", PositionEncoding::utf16) == Position{4, 0});
    CHECK(text::advance({3, 4}, "ab\n\n🐍", PositionEncoding::utf16) == Position{5, 2});
    CHECK(text::advance({3, 4}, "\n", PositionEncoding::utf32) == Position{4, 0});
}

TEST_CASE("conversions agree with a plain model on any text") {
    REQUIRE(rc::check("short lines", [] { check_against_model(*test::nasty_text()); }));
}

TEST_CASE("conversions agree with the model on long lines") {
    REQUIRE(rc::check("long lines", [] {
        std::string text = *test::nasty_text();
        const std::string piece =
            *rc::gen::element<std::string>("♞", "🐍b", "\xC3", "x", "\r\nabc");
        while (text.size() < 5000)
            text += piece;
        text += *test::nasty_text();
        const LineIndex index(text);
        for (const PositionEncoding encoding : position_encodings) {
            const auto offset = *rc::gen::inRange<std::size_t>(0, text.size() + 2);
            const Position position = test::naive_position(text, offset, encoding);
            RC_ASSERT(index.position(offset, encoding) == position);
            RC_ASSERT(text::position(text, offset, encoding) == position);
            const Position asked{*rc::gen::inRange<std::uint32_t>(0, index.line_count() + 1),
                                 *rc::gen::inRange<std::uint32_t>(0, 6000)};
            const std::size_t expected = test::naive_offset(text, asked, encoding);
            RC_ASSERT(index.offset(asked, encoding) == expected);
            RC_ASSERT(text::offset(text, asked, encoding) == expected);
        }
    }));
}

TEST_CASE("advancing over two halves is advancing over the whole") {
    REQUIRE(rc::check("advance", [] {
        const std::string text = *test::nasty_text();
        const auto middle =
            text::character_start(text, *rc::gen::inRange<std::size_t>(0, text.size() + 1));
        // Not inside RC_PRE, whose capture of an expression does not stop at a true `||`.
        const bool parts_line_break =
            middle > 0 && middle < text.size() && text[middle - 1] == '\r' && text[middle] == '\n';
        RC_PRE(!parts_line_break);
        for (const PositionEncoding encoding : position_encodings) {
            const Position half = text::advance({}, text.substr(0, middle), encoding);
            RC_ASSERT(text::advance(half, text.substr(middle), encoding) ==
                      test::naive_position(text, text.size(), encoding));
        }
    }));
}

TEST_CASE("a line of many megabytes costs no more than short ones") {
    // Quadratic work would take minutes here.
    std::string text;
    text.resize(20'000'000, 'x');
    const LineIndex index(text);
    std::size_t sum = 0;
    for (std::uint32_t i = 0; i < 100'000; ++i) {
        const Position position = index.position(i * 199u, PositionEncoding::utf16);
        sum += index.offset(position, PositionEncoding::utf16) - i * 199u;
    }
    CHECK(sum == 0);
}

TEST_CASE("the positions of a real file read back") {
    const auto text = test::read_shared("corpus/twic1389.pgn");
    if (!text) return;
    const LineIndex index(*text);
    CHECK(index.line_count() == text::line_breaks(*text) + 1);
    for (std::size_t offset = 0; offset < text->size(); offset += 997) {
        for (const PositionEncoding encoding : position_encodings) {
            const std::size_t back = index.offset(index.position(offset, encoding), encoding);
            const bool in_crlf = offset > 0 && text->substr(offset - 1, 2) == "\r\n";
            CHECK(back == (in_crlf ? offset - 1 : text::character_start(*text, offset)));
        }
    }
}
