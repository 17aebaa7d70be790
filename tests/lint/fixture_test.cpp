#include "lint/fixture.h"
#include "support/catch.hpp"

using namespace arbiter;
using test::Expectation;
using test::mismatch;
using test::parse_fixture;

TEST_CASE("an expectation speaks of the line above it") {
    const auto fixture = parse_fixture("1. e4 e5 2. Ke3 *\n"
                                       "%           ^^^ error illegal-move\n"
                                       "%               ^ hint result-form: part of it\n"
                                       "; end\n");
    CHECK(fixture.text == "1. e4 e5 2. Ke3 *\n; end\n");
    CHECK(fixture.expectations ==
          std::vector<Expectation>{{0, 12, 3, "error", "illegal-move", ""},
                                   {0, 16, 1, "hint", "result-form", "part of it"}});
    CHECK(fixture.only.empty());
}

TEST_CASE("an expectation reaches column 1 with <") {
    const auto fixture = parse_fixture("\n[pgn]\n%<^^^^ warning a\n%< error b\n");
    CHECK(fixture.expectations ==
          std::vector<Expectation>{{1, 0, 5, "warning", "a", ""}, {1, 0, 1, "error", "b", ""}});
}

TEST_CASE("what expects nothing stays in the text") {
    const std::string text = "% an escape line\r\n1. e4 *\r% ^^ wrong illegal-move\n%\n";
    CHECK(parse_fixture(text).text == text);
}

TEST_CASE("a text may end without a line break") {
    CHECK(parse_fixture("1. e4\n%   ^^ error a").text == "1. e4");
    CHECK(parse_fixture("1. e4\r\n%   ^^ error a\r\n%   ^^ error b").text == "1. e4");
    CHECK(parse_fixture("1. e4\n%   ^^ error a\n").text == "1. e4\n");
}

TEST_CASE("a fixture may look at some rules alone") {
    const auto fixture = parse_fixture("% only: illegal-move, result-form\n*\n");
    CHECK(fixture.text == "*\n");
    CHECK(fixture.only == std::vector<std::string>{"illegal-move", "result-form"});
}

TEST_CASE("findings and expectations answer each other one to one") {
    const std::string line = "1. e4 } e5 } *\n";
    const std::string only = "% only: stray-brace\n";
    const std::string first = "%     ^ error stray-brace\n";
    const std::string second = "%          ^ error stray-brace\n";
    CHECK(mismatch(parse_fixture(only + line + first + second)).empty());
    CHECK(mismatch(parse_fixture(only + line + first)).find("found, not expected in line 1") == 0);
    CHECK(mismatch(parse_fixture(only + line + first + first + second)) ==
          "expected, not found in line 1:\n" + line + first);
    CHECK_FALSE(
        mismatch(parse_fixture(only + line + first + "%         ^^ error stray-brace\n")).empty());
    CHECK_FALSE(mismatch(parse_fixture(only + line + first + "%          ^ warning stray-brace\n"))
                    .empty());
    CHECK_FALSE(mismatch(parse_fixture(only + line + first +
                                       "%          ^ error stray-brace: no such words\n"))
                    .empty());
}
