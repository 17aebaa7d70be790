#include "config/glob.h"
#include "support/catch.hpp"

#include <chrono>
#include <string>

using namespace arbiter;
using config::Glob;
using config::PathKind;

namespace {

bool matches(std::string_view pattern, std::string_view path, PathKind kind = PathKind::file) {
    const auto glob = Glob::parse(pattern);
    REQUIRE(glob);
    return glob->matches(path, kind);
}

} // namespace

// The examples of gitignore(5), and what they leave open as git 2.39 has it.
TEST_CASE("a pattern without a slash takes a name at any depth") {
    CHECK(matches("*.pgn", "a.pgn"));
    CHECK(matches("*.pgn", "x/y/a.pgn"));
    CHECK_FALSE(matches("*.pgn", "a.pgn/b"));
    CHECK_FALSE(matches("*.pgn", "a.pgnx"));
    CHECK(matches("games", "games"));
    CHECK_FALSE(matches("games", "mygames"));
}

TEST_CASE("a pattern with a slash speaks of its own folder") {
    CHECK(matches("/a.pgn", "a.pgn"));
    CHECK_FALSE(matches("/a.pgn", "x/a.pgn"));
    CHECK(matches("x/*.pgn", "x/a.pgn"));
    CHECK_FALSE(matches("x/*.pgn", "y/x/a.pgn"));
    CHECK_FALSE(matches("x/*.pgn", "x/y/a.pgn"));
    CHECK(matches("./x/a.pgn", "x/a.pgn"));
}

TEST_CASE("a slash at the end keeps a pattern to folders") {
    CHECK(matches("games/", "games", PathKind::folder));
    CHECK(matches("games/", "x/games", PathKind::folder));
    CHECK_FALSE(matches("games/", "games", PathKind::file));
    CHECK(matches("x/games/", "x/games", PathKind::folder));
    CHECK_FALSE(matches("x/games/", "y/x/games", PathKind::folder));
}

TEST_CASE("two stars take any number of folders") {
    CHECK(matches("**/games", "games"));
    CHECK(matches("**/games", "x/y/games"));
    CHECK(matches("x/**", "x/a"));
    CHECK(matches("x/**", "x/y/a"));
    CHECK_FALSE(matches("x/**", "x"));
    CHECK(matches("x/**/y", "x/y"));
    CHECK(matches("x/**/y", "x/a/b/y"));
    CHECK_FALSE(matches("x/**/y", "x/ay"));
    CHECK(matches("x**y/z", "xaay/z"));
    CHECK_FALSE(matches("x**y/z", "xa/ay/z"));
}

TEST_CASE("a question mark and a set take one character of a name") {
    CHECK(matches("a?.pgn", "ab.pgn"));
    CHECK(matches("a?.pgn", "a\u00F6.pgn"));
    CHECK(matches("a?", "a\u20AC"));
    CHECK_FALSE(matches("a?.pgn", "a.pgn"));
    CHECK_FALSE(matches("x/a?b", "x/a/b"));
    CHECK(matches("[a-c]x", "bx"));
    CHECK_FALSE(matches("[a-c]x", "dx"));
    CHECK(matches("[!a-c]x", "dx"));
    CHECK(matches("[^a-c]x", "dx"));
    CHECK_FALSE(matches("x/[!a]y", "x//y"));
    CHECK(matches("[]]", "]"));
    CHECK(matches("[a-]", "-"));
    CHECK(matches("[\\]]", "]"));
}

TEST_CASE("a backslash takes the next character as it is") {
    CHECK(matches("\\*.pgn", "*.pgn"));
    CHECK_FALSE(matches("\\*.pgn", "a.pgn"));
    CHECK(matches("\\[a", "[a"));
}

TEST_CASE("what can't be a pattern is told") {
    CHECK_FALSE(Glob::parse(""));
    CHECK_FALSE(Glob::parse("/"));
    CHECK_FALSE(Glob::parse("[abc"));
    CHECK_FALSE(Glob::parse("["));
    CHECK_FALSE(Glob::parse("a\\"));
}

TEST_CASE("a pattern covers what lies in the folders that it takes") {
    const auto glob = Glob::parse("old");
    REQUIRE(glob);
    CHECK(glob->covers("old"));
    CHECK(glob->covers("old/a.pgn"));
    CHECK(glob->covers("x/old/y/a.pgn"));
    CHECK_FALSE(glob->covers("x/older/a.pgn"));
    CHECK(Glob::parse("old/")->covers("old/a.pgn"));
    CHECK_FALSE(Glob::parse("old/")->covers("x/old"));
}

TEST_CASE("many stars take no longer than few") {
    std::string pattern;
    for (int i = 0; i < 200; ++i)
        pattern += "**/*a";
    const auto begin = std::chrono::steady_clock::now();
    CHECK_FALSE(matches(pattern + "b", std::string(2000, 'a')));
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));
}
