#include "support/catch.hpp"
#include "support/shared.h"
#include "syntax/generators.h"
#include "syntax/leaves.h"

#include <ctime>

using arbiter::syntax::Kind;
using arbiter::syntax::parse;
using arbiter::test::breach;
using arbiter::test::pgn_like;

namespace {

std::string repeat(const std::string& part, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += part;
    return text;
}

double seconds_to_parse(const std::string& chunk) {
    const std::clock_t begin = std::clock();
    CHECK(breach(chunk).empty());
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

} // namespace

TEST_CASE("leaves cover any bytes") {
    CHECK(rc::check([](const std::string& bytes) { RC_ASSERT(breach(bytes) == ""); }));
    CHECK(rc::check([] { RC_ASSERT(breach(*pgn_like()) == ""); }));
}

TEST_CASE("leaves cover every file of the corpora and cases") {
    for (const char* folder : {"corpus", "cases"}) {
        const auto root = arbiter::test::shared_path(folder);
        if (!std::filesystem::exists(root)) {
            WARN("SKIPPED: " << root.string() << " is absent");
            continue;
        }
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
            if (entry.path().extension() != ".pgn") continue;
            CAPTURE(entry.path().string());
            CHECK(breach(arbiter::test::read_file(entry.path())) == "");
        }
    }
}

TEST_CASE("deep nesting is no danger") {
    constexpr std::size_t depth = 100'000;
    const auto leaves = parse("1. e4 " + repeat("(1. d4 ", depth) + repeat(")", depth) + " *");
    REQUIRE(leaves.size() == 4 * depth + 3);
    CHECK(leaves.back().kind == Kind::result);

    const auto open = parse(repeat("(", depth) + "\n[A \"b\"]");
    REQUIRE(open.size() == depth + 4);
    CHECK(open[depth].kind == Kind::tag_open);
}

TEST_CASE("more tokens of one kind in a row than 16 bits count") {
    constexpr std::size_t count = 70'000;
    for (const char* part : {"\n%", " *", "e4 ", "[a", "[a\n", "] ", ", ", "\"x\" ", "{} ", "1 "}) {
        CAPTURE(part);
        CHECK(breach(repeat(part, count)) == "");
    }
}

// Eight times the text may take thirty times as long on a busy machine, but not sixty-four times.
TEST_CASE("time grows with the text, whatever it is") {
    for (const char* part :
         {"(",    ")",        "{",         "}{",      "[",     "[a\n", "[a \"",  "\" ",
          "\"a ", "\\\"",     "<a ",       "&",       "1 - ",  "1 .",  "e4 e.",  "\n%",
          "\n ",  "a \"b\" ", "a \"b\"] ", "(1. d4 ", "e4(K1", "\xFF", "\uFEFF", "-"}) {
        CAPTURE(part);
        const double some = seconds_to_parse("[x " + repeat(part, 10'000));
        const double more = seconds_to_parse("[x " + repeat(part, 80'000));
        CHECK(more < 30 * some + 0.1);
    }
}
