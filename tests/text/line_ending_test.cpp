#include "support/catch.hpp"
#include "text/generators.h"
#include "text/line_ending.h"
#include "text/line_index.h"

using namespace arbiter;

TEST_CASE("line endings are counted by kind") {
    const text::LineEndings endings = text::line_endings("a\nb\r\nc\r\nd\re\r");
    CHECK(endings.lf == 1);
    CHECK(endings.crlf == 2);
    CHECK(endings.cr == 2);
    CHECK(endings.mixed());
    CHECK(endings.dominant() == "\r\n");
}

TEST_CASE("the dominant line ending is the most frequent, else LF") {
    CHECK(text::line_endings("").dominant() == "\n");
    CHECK(text::line_endings("a\rb").dominant() == "\r");
    CHECK(text::line_endings("a\r\nb\nc\r\n").dominant() == "\r\n");
    CHECK_FALSE(text::line_endings("a\r\nb\r\n").mixed());
    CHECK_FALSE(text::line_endings("").mixed());
}

TEST_CASE("a text takes a line ending, and CRLF stays") {
    CHECK(text::with_line_ending("a\nb\r\nc\n", "\r\n") == "a\r\nb\r\nc\r\n");
    CHECK(text::with_line_ending("\na\n", "\r") == "\ra\r");
    CHECK(text::with_line_ending("a\nb", "\n") == "a\nb");
}

TEST_CASE("line endings and line breaks agree") {
    REQUIRE(rc::check("count", [] {
        const std::string text = *test::nasty_text();
        const text::LineEndings endings = text::line_endings(text);
        RC_ASSERT(endings.lf + endings.crlf + endings.cr == text::line_breaks(text));
    }));
}
