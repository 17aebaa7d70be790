#include "lint/fixture.h"
#include "lint/rule.h"
#include "rewrite/apply_fixes.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <rapidcheck.h>

#include <algorithm>
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

bool is_sound(const lint::Finding& finding, const std::string& text) {
    return lies_in(finding.span, text) && !finding.message.empty() &&
           !finding.message.ends_with('.') &&
           finding.message.find_first_of("\r\n") == std::string::npos &&
           std::ranges::all_of(
               finding.related,
               [&](const lint::Related& related) { return lies_in(related.span, text); }) &&
           std::ranges::all_of(finding.fixes,
                               [&](const lint::Fix& fix) { return is_applicable(fix, text); });
}

void check_soundness(const std::string& text) {
    for (const auto& game : test::check_games(text)) {
        for (const auto& finding : game.findings) {
            if (is_sound(finding, game.text)) continue;
            INFO(finding.rule->id << ": " << finding.message);
            CHECK(is_sound(finding, game.text));
        }
        rewrite::apply_fixes(game.text, game.findings, rewrite::Fixes::all);
    }
}

const std::vector<std::string> tokens{" ",
                                      "\n",
                                      "1.",
                                      "1...",
                                      "e4",
                                      "e5",
                                      "Nf3",
                                      "Nc6",
                                      "Nf3Nc6",
                                      "O-O",
                                      "0-0",
                                      "exd5",
                                      "e8=Q",
                                      "(",
                                      ")",
                                      "{",
                                      "}",
                                      ";",
                                      "%",
                                      "$1",
                                      "$",
                                      "!?",
                                      "!!!",
                                      "*",
                                      "1-0",
                                      "½-½",
                                      "0-0",
                                      "N",
                                      "+=",
                                      "[",
                                      "]",
                                      "\"",
                                      "\\",
                                      "[A",
                                      "[A ",
                                      "[FEN \"",
                                      "[pgn]",
                                      "<b>",
                                      "&amp;",
                                      "\u00A0",
                                      "\u200B",
                                      "\xEF\xBB\xBF",
                                      std::string(1, '\0'),
                                      "\x1A",
                                      "\xFF",
                                      "word",
                                      "--",
                                      "Z0",
                                      "\r"};

} // namespace

TEST_CASE("findings and fixes of any text lie inside of it") {
    rc::check("soups of tokens", [] {
        std::string text;
        for (const auto i : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 50)))
            text += tokens.at(static_cast<std::size_t>(i) % tokens.size());
        check_soundness(text);
    });
}

TEST_CASE("endless repetitions are checked in sane time") {
    constexpr std::size_t size = 200'000;
    std::vector<std::string> units = tokens;
    for (const char* unit :
         {"()", "({", "({}", "(1. e4", "{{", "{}}", "% \n", "\n%", "a \n", "[A]\n", "[A \"",
          "[\"\n", "\u00A0a", "1. e4 ", "1. e4 e5 2. Ke2 ", "(e4)", "Nf3Nc6Nf3"})
        units.emplace_back(unit);
    for (const auto& unit : units) {
        std::string text = "1. e4 ";
        while (text.size() < size)
            text += unit;
        INFO(unit);
        check_soundness(text);
    }
}

TEST_CASE("findings and fixes of the small inputs from the field are sound") {
    namespace fs = std::filesystem;
    const auto folder = test::shared_path("cases");
    if (!fs::exists(folder)) {
        WARN("SKIPPED: " << folder.string() << " is absent");
        return;
    }
    for (const auto& entry : fs::directory_iterator(folder))
        check_soundness(test::read_file(entry.path()));
}
