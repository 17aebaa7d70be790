#include "game/game.h"
#include "game/split.h"
#include "ide/ignore.h"
#include "lint/rule.h"
#include "support/catch.hpp"
#include "support/shared.h"
#include "text/edit.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

using namespace arbiter;

namespace {

std::vector<lint::Finding> check(const game::Game& game) {
    return lint::check(game.text(), *game.analysis());
}

std::size_t count(const std::vector<lint::Finding>& findings, const lint::Rule* rule) {
    return static_cast<std::size_t>(std::ranges::count(findings, rule, &lint::Finding::rule));
}

// The text after ignoring the first finding of the rule, by the first way that is offered.
std::string ignored(const std::string& text, std::string_view rule, std::size_t way = 0) {
    const game::Game game(text);
    for (const auto& finding : check(game)) {
        if (finding.rule->id != rule) continue;
        const auto fixes = ide::ignore_fixes(game, finding);
        return way < fixes.size() ? text::apply(text, fixes[way].edits) : "no way";
    }
    return "no finding";
}

} // namespace

TEST_CASE("a finding at a move is ignored behind the move and its glyphs") {
    CHECK(ignored("1. e4+ e5 *", "check-mark") == "1. e4+ {arbiter: ignore check-mark} e5 *");
    CHECK(ignored("1. e4+!? $14 {good} e5 *", "check-mark") ==
          "1. e4+!? $14 {arbiter: ignore check-mark} {good} e5 *");
    CHECK(ignored("7. e4 e5 *", "move-number") == "7. e4 {arbiter: ignore move-number} e5 *");
    CHECK(ignored("1. e4 (1. d4+) e5 *", "check-mark") ==
          "1. e4 (1. d4+ {arbiter: ignore check-mark}) e5 *");
}

TEST_CASE("what is ignored already is added to") {
    CHECK(ignored("1. e4+ $300 {arbiter: ignore nag-range} e5 *", "check-mark") ==
          "1. e4+ $300 {arbiter: ignore nag-range check-mark} e5 *");
    CHECK(ignored("{arbiter: ignore nag-range -- why} 1. e4+ $300 e5 *", "check-mark", 1) ==
          "{arbiter: ignore nag-range check-mark -- why} 1. e4+ $300 e5 *");
}

TEST_CASE("a finding of the tags is ignored in the game") {
    CHECK(ignored("[SetUp \"1\"]\n\n1. e4 *\n", "setup-without-fen") ==
          "[SetUp \"1\"]\n\n{arbiter: ignore setup-without-fen} 1. e4 *\n");
    CHECK(ignored("[SetUp \"1\"]\n", "setup-without-fen") == "no way");
}

TEST_CASE("suppressions that are wrong are not ignored, but mended") {
    CHECK(ignored("1. e4 {arbiter: ignore check-mark} *", "unused-suppression") == "no way");
}

// On all that the linter's own tests know: the finding is gone, and the suppression is needed.
TEST_CASE("each way to ignore a finding hides it") {
    namespace fs = std::filesystem;
    const auto* unused = lint::find_rule("unused-suppression");
    int tried = 0;
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(ARBITER_SOURCE_DIR) / "tests/fixtures")) {
        if (entry.path().extension() != ".pgn") continue;
        const std::string text = test::read_file(entry.path());
        std::size_t begin = 0;
        for (const auto chunk : game::split(text)) {
            const game::Game game(text.substr(begin, chunk.end - begin));
            begin = chunk.end;
            const auto before = check(game);
            for (const auto& finding : before) {
                for (const auto& fix : ide::ignore_fixes(game, finding)) {
                    const game::Game after(text::apply(game.text(), fix.edits));
                    const auto left = check(after);
                    INFO(entry.path().string() + ": " + finding.message + ": " + fix.title);
                    CHECK(count(left, finding.rule) < count(before, finding.rule));
                    CHECK(count(left, unused) <= count(before, unused));
                    ++tried;
                }
            }
        }
    }
    CHECK(tried > 100);
}
