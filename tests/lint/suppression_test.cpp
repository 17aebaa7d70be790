#include "game/game.h"
#include "lint/file_suppression.h"
#include "lint/fixture.h"
#include "lint/rule.h"
#include "rewrite/fixed.h"
#include "support/catch.hpp"

#include <string>
#include <vector>

using namespace arbiter;

namespace {

const std::string roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                           "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";

std::vector<std::string> ids(const std::string& text, const lint::Options& options = {}) {
    std::vector<std::string> found;
    for (const auto& game : test::check_games(text, options))
        for (const auto& finding : game.findings)
            found.emplace_back(finding.rule->id);
    return found;
}

std::string fixed(const std::string& movetext) {
    return test::fix_all(roster + movetext, rewrite::Fixes::safe).text.substr(roster.size());
}

lint::Options file_options(const std::string& text) {
    return lint::with_file_suppressions({}, text);
}

} // namespace

TEST_CASE("the fix of an unused suppression takes away what is not needed, and no more") {
    CHECK(fixed("1. e4 {arbiter: ignore check-mark} e5 *\n") == "1. e4 e5 *\n");
    CHECK(fixed("{arbiter: ignore check-mark}\n1. e4 e5 *\n") == "1. e4 e5 *\n");
    CHECK(fixed("1. e4 $300 {arbiter: ignore check-mark nag-range, pawn-letter -- why} e5 *\n") ==
          "1. e4 $300 {arbiter: ignore nag-range -- why} e5 *\n");
    CHECK(fixed("1. e4 $300 {arbiter: ignore nag-range, check-mark,pawn-letter} e5 *\n") ==
          "1. e4 $300 {arbiter: ignore nag-range} e5 *\n");
}

TEST_CASE("the fix of an unknown rule writes the one that was meant") {
    CHECK(fixed("1. e4 $300 {arbiter: ignore nag-rnage} e5 *\n") ==
          "1. e4 $300 {arbiter: ignore nag-range} e5 *\n");
    CHECK(fixed("1. e4 $300 {arbiter: ingore nag-range} e5 *\n") ==
          "1. e4 $300 {arbiter: ignore nag-range} e5 *\n");
}

TEST_CASE("a rule that is switched off leaves its suppression in peace") {
    const std::string text = roster + "1. e4 {arbiter: ignore check-mark} e5 *\n";
    CHECK(ids(text) == std::vector<std::string>{"unused-suppression"});
    lint::Options options;
    options.set_severity(*lint::find_rule("check-mark"), lint::Severity::off);
    CHECK(ids(text, options).empty());
}

TEST_CASE("ignore-file at the top of a file speaks of all its games") {
    const std::string head = "% arbiter: ignore-file check-mark, castling-form\n";
    const std::string games = roster + "1. e4+ e5 *\n\n" + roster + "1. e4 e5+ $300 *\n";
    for (const std::string top : {"", "\xEF\xBB\xBF", "\n\n", "% words\r\n \t\r\n"}) {
        const std::string text = top + head + games;
        auto options = file_options(text);
        // What is above is no finding here.
        for (const char* id : {"byte-order-mark", "mixed-line-endings", "tab"})
            options.set_severity(*lint::find_rule(id), lint::Severity::off);
        CHECK(ids(text, options) == std::vector<std::string>{"nag-range"});
    }
    CHECK(file_options(games) == lint::Options{});
}

TEST_CASE("ignore-file below the top has no effect, and is told") {
    const std::string line = "% arbiter: ignore-file check-mark\n";
    const std::vector<std::string> told{"check-mark", "unused-suppression"};
    for (const std::string& text : {roster + line + "1. e4+ *\n", "words\n" + line + "\n*\n",
                                    roster + "1. e4+ *\n\n" + line + roster + "1. e4 *\n"})
        CHECK(file_options(text) == lint::Options{});
    CHECK(ids(roster + "1. e4+ *\n\n" + line + roster + "1. e4 *\n") == told);
}

TEST_CASE("ignore-file may take a group or all, but never hides what is unused") {
    const auto group = file_options("% arbiter: ignore-file moves\n");
    CHECK(group.severity(*lint::find_rule("illegal-move")) == lint::Severity::off);
    CHECK(group.severity(*lint::find_rule("nag-range")) == lint::Severity::error);
    const auto all = file_options("% arbiter: ignore-file all\n");
    for (const auto& rule : lint::catalogue())
        CHECK((all.severity(rule) == lint::Severity::off) == (rule.id != "unused-suppression"));
}

TEST_CASE("the rule that looks back on all others is the last") {
    CHECK(lint::catalogue().back().id == "unused-suppression");
}
