#include "lint/fixture.h"
#include "lint/rule.h"
#include "rewrite/fixed.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

// What must hold of the findings of any text at all.

using namespace arbiter;

namespace {

bool lies_in(text::Span span, const std::string& text) {
    return span.begin <= span.end && span.end <= text.size();
}

// Of one fix: edits in the text that can all be applied.
bool is_applicable(const lint::Fix& fix, const std::string& text) {
    auto edits = fix.edits;
    std::ranges::sort(edits, {}, [](const text::Edit& edit) { return edit.span.begin; });
    for (std::size_t i = 0; i < edits.size(); ++i) {
        if (!lies_in(edits[i].span, text)) return false;
        if (0 < i && text::overlap(edits[i - 1], edits[i])) return false;
    }
    return !fix.title.empty();
}

// One sentence, on one line, without a full stop (the dot of `1.` is none).
bool is_message(std::string_view message) {
    if (message.empty() || message.find_first_of("\r\n") != std::string::npos) return false;
    const bool ends_with_dot = message.size() > 1 && message.ends_with('.');
    return !ends_with_dot || !std::isalpha(static_cast<unsigned char>(message[message.size() - 2]));
}

bool is_sound(const lint::Finding& finding, const std::string& text) {
    return lies_in(finding.span, text) && is_message(finding.message) &&
           std::ranges::all_of(
               finding.related,
               [&](const lint::Related& related) { return lies_in(related.span, text); }) &&
           std::ranges::all_of(finding.fixes,
                               [&](const lint::Fix& fix) { return is_applicable(fix, text); });
}

// The first finding that is not sound; empty where all are.
std::string first_unsound(const std::string& text) {
    for (const auto& game : test::check_games(text)) {
        for (const auto& finding : game.findings)
            if (!is_sound(finding, game.text))
                return std::string(finding.rule->id) + ": " + finding.message;
        rewrite::apply_fixes(game.text, game.findings, rewrite::Fixes::all);
    }
    return "";
}

std::vector<std::string> words(const std::string& text) {
    std::istringstream in(text);
    return {std::istream_iterator<std::string>(in), {}};
}

const std::vector<std::string> tokens = [] {
    auto all =
        words("1. 1... 0. e4 e5 Nf3 Nc6 nf6 Nf3Nc6 e4e5 Ke2 O-O 0-0 exd5 e8=Q e8 -- Z0 ( ) { } ; % "
              "$1 $2 $ $300 !? !!! * 1-0 ½-½ 1:0 N += (=) [ ] [%clk 0:9:5] [%csl ,gd4,] [%eval M5] "
              "\" \\ [A [FEN [A] [pgn] <b> &amp; word");
    for (const char* token : {" ", "\n", "\r", "\f", "\x1A", "\xFF", "\u00A0", "\u200B", "\uFEFF"})
        all.emplace_back(token);
    all.emplace_back(1, '\0');
    return all;
}();

std::string soup() {
    std::string text;
    for (const auto& token :
         *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(tokens)))
        text += token + *rc::gen::element<std::string>(" ", "", "\n");
    return text;
}

} // namespace

TEST_CASE("findings and fixes of any text lie inside of it") {
    CHECK(rc::check("soups of tokens", [] { RC_ASSERT(first_unsound(soup()) == ""); }));
}

TEST_CASE("fixing any text comes to an end") {
    CHECK(rc::check("safe fixes",
                    [] { RC_ASSERT(test::fix_all(soup(), rewrite::Fixes::safe).settled); }));
    CHECK(rc::check("all fixes",
                    [] { RC_ASSERT(test::fix_all(soup(), rewrite::Fixes::all).settled); }));
}

TEST_CASE("endless repetitions are checked in sane time") {
    constexpr std::size_t size = 50'000;
    auto units = tokens;
    for (const char* unit :
         {"()", "({", "({}", "(1. e4", "{{", "{}}", "% \n", "\n%", "a \n", "[A]\n", "[A \"",
          "[\"\n", "\u00A0a", "1. e4 ", "1. e4 e5 2. Ke2 ", "(e4)", "Nf3Nc6Nf3"})
        units.emplace_back(unit);
    for (const char* unit : {"{[%clk", "{[%csl ,}", "! ", "$1 $22 "})
        units.emplace_back(unit);
    for (const auto& unit : units) {
        std::string text = "1. e4 ";
        while (text.size() < size)
            text += unit;
        const auto unsound = first_unsound(text);
        INFO(unit << ": " << unsound);
        CHECK(unsound.empty());
    }
}

TEST_CASE("of what is larger than any game that is all that is said") {
    std::string text = "[Event \"é\"]";
    while (text.size() <= game::max_game_size)
        text += " 1. e4 e5 2. Ke3 \x01";
    const auto games = test::check_games(text);
    REQUIRE(games.size() == 1);
    REQUIRE(games.front().findings.size() == 1);
    const auto& finding = games.front().findings.front();
    CHECK(finding.rule->id == "unexpected-text");
    CHECK(finding.message ==
          "This is not read: with 2.0 MB it is larger than any game, and the limit is 2 MB");
    CHECK(finding.fixes.empty());
    CHECK(is_sound(finding, text));
    CHECK(finding.span.size() < 100);
}

TEST_CASE("findings and fixes of the small inputs from the field are sound") {
    namespace fs = std::filesystem;
    const auto folder = test::shared_path("cases");
    if (!fs::exists(folder)) {
        WARN("SKIPPED: " << folder.string() << " is absent");
        return;
    }
    for (const auto& entry : fs::directory_iterator(folder)) {
        const auto unsound = first_unsound(test::read_file(entry.path()));
        INFO(entry.path().string() << ": " << unsound);
        CHECK(unsound.empty());
    }
}
