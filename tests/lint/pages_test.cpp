#include "lint/fixture.h"
#include "lint/page.h"
#include "lint/rule.h"
#include "rewrite/apply_fixes.h"
#include "support/catch.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <vector>

// A rule's page is its documentation and its test: see server/lint/README.md.

using namespace arbiter;

namespace {

struct Section {
    std::string heading;
    std::string body;
};

std::vector<Section> sections(std::string_view page) {
    std::vector<Section> all;
    auto begin = page.find("\n## ");
    while (begin != std::string_view::npos) {
        const auto end = page.find("\n## ", begin + 1);
        const auto section = page.substr(begin + 4, end - begin - 4);
        const auto line = section.find('\n');
        all.push_back({std::string(section.substr(0, line)), std::string(section.substr(line))});
        begin = end;
    }
    return all;
}

std::string body(const lint::Rule& rule, std::string_view heading) {
    const auto all = sections(rule.page);
    const auto found = std::ranges::find(all, heading, &Section::heading);
    return found == all.end() ? "" : found->body;
}

// Rules of score sheets have a page of a book for an example.
game::Format format_of(std::string_view section) {
    return section.find("```dn\n") == section.npos ? game::Format::pgn : game::Format::score_sheet;
}

// The lines between ```pgn, or ```dn, and ```.
std::string game_of(std::string_view section) {
    const std::string_view open = format_of(section) == game::Format::pgn ? "```pgn\n" : "```dn\n";
    const auto begin = section.find(open);
    if (begin == std::string_view::npos) return "";
    const auto first = begin + open.size();
    const auto end = section.find("```", first);
    return std::string(section.substr(first, end - first));
}

// The last termination marker of the text, or * where there is none.
std::string marker_of(const std::string& text) {
    constexpr std::array<std::string_view, 4> markers{"1-0", "0-1", "1/2-1/2", "*"};
    std::string marker = "*";
    std::istringstream words(text);
    for (std::string word; words >> word;)
        if (std::ranges::count(markers, word) > 0) marker = word;
    return marker;
}

// An example without tags stands for a game that has the seven tag roster.
std::string with_roster(const std::string& example) {
    if (example.starts_with('[') || example.starts_with("\uFEFF[")) return example;
    return "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
           "[Black \"?\"]\n[Result \"" +
           marker_of(example) + "\"]\n\n" + example;
}

std::string text_of(const lint::Rule& rule, std::string_view heading) {
    const auto section = body(rule, heading);
    const auto game = game_of(section);
    return format_of(section) == game::Format::pgn ? with_roster(game) : game;
}

// With the rule chosen where it is off.
test::Fixture example_of(const lint::Rule& rule) {
    auto fixture = test::parse_fixture(text_of(rule, "Example"));
    fixture.format = format_of(body(rule, "Example"));
    if (rule.severity == lint::Severity::off) fixture.options.choose(rule);
    return fixture;
}

bool mended_by_hand(const lint::Rule& rule) {
    return body(rule, "Mended").find("\nBy hand") != std::string::npos;
}

// As a person would take them, also those that are a choice; of the rules that the fixture looks
// at.
std::string with_first_fixes(const test::Fixture& fixture) {
    std::string fixed;
    for (auto& game : test::check_file(fixture.text, fixture.options, fixture.format)) {
        std::erase_if(game.findings, [&](const lint::Finding& finding) {
            return !fixture.only.empty() && std::ranges::count(fixture.only, finding.rule->id) == 0;
        });
        for (auto& finding : game.findings)
            for (auto& fix : finding.fixes)
                fix.safety = lint::Safety::safe;
        fixed += rewrite::apply_fixes(game.text, game.findings, rewrite::Fixes::safe);
    }
    return fixed;
}

} // namespace

TEST_CASE("every page has its headings, in order") {
    const std::vector<std::string> headings{"What it does", "Why it matters", "Example",
                                            "Mended",       "Fix safety",     "Source"};
    for (const auto& rule : lint::catalogue()) {
        INFO(rule.id);
        CHECK(rule.page.starts_with("# " + std::string(rule.id) + "\n\n" +
                                    std::string(rule.summary) + "\n\n## What it does\n\n"));
        CHECK(rule.summary.find('\n') == std::string_view::npos);
        CHECK(rule.summary.size() < 100);
        std::vector<std::string> found;
        for (const auto& section : sections(rule.page)) {
            found.push_back(section.heading);
            CHECK(section.body.find_first_not_of('\n') != std::string::npos);
        }
        CHECK(found == headings);
    }
}

TEST_CASE("every page says first whether its fix is safe") {
    for (const auto& rule : lint::catalogue()) {
        INFO(rule.id);
        const auto text = lint::section(rule.page, "Fix safety");
        const bool is_told = text.starts_with("Safe: ") || text.starts_with("Unsafe: ") ||
                             text.starts_with("A choice: ") ||
                             text.starts_with("There is no fix: ");
        CHECK(is_told);
    }
}

TEST_CASE("the example of a page has exactly the findings that it marks") {
    for (const auto& rule : lint::catalogue()) {
        INFO(rule.id);
        const auto fixture = example_of(rule);
        CHECK_FALSE(fixture.expectations.empty());
        for (const auto& expectation : fixture.expectations)
            CHECK(expectation.rule == rule.id);
        test::check_fixture(rule.id, fixture);
    }
}

TEST_CASE("the fixes of a page's example give the mended example") {
    for (const auto& rule : lint::catalogue()) {
        INFO(rule.id);
        const auto example = example_of(rule);
        const auto mended = text_of(rule, "Mended");
        if (mended_by_hand(rule))
            CHECK(with_first_fixes(example) == example.text);
        else
            CHECK(with_first_fixes(example) == mended);
        test::check_fixture(rule.id, {mended, {}, example.only, example.options, example.format});
    }
}
