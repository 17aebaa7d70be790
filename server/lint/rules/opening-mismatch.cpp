#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/main_line.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

namespace arbiter::lint::rules {

namespace {

// Words that many openings have.
constexpr std::array<std::string_view, 13> common{
    "a",    "and",  "attack",  "defence", "defense", "formation", "gambit",
    "game", "line", "opening", "system",  "the",     "variation"};

// Short names, and other spellings of the names that the table of openings has.
constexpr std::array<std::pair<std::string_view, std::string_view>, 0> same{{}};

using Words = std::set<std::string>;

Words words(std::string_view name) {
    Words all;
    std::string word;
    const auto finish = [&] {
        if (!word.empty() && std::ranges::find(common, word) == common.end()) all.insert(word);
        word.clear();
    };
    for (const char c : name) {
        const char lower = 'A' <= c && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
        const bool is_ascii_sign = lower >= 0 && !('a' <= lower && lower <= 'z') &&
                                   !('0' <= lower && lower <= '9');
        if (!is_ascii_sign)
            word += lower;
        else if (c != '\'')
            finish();
    }
    finish();
    for (const auto& [written, meant] : same)
        if (all.contains(std::string(written))) all.merge(words(meant));
    return all;
}

} // namespace

void opening_mismatch(const Context& context, Report& report) {
    const auto* tag = context.score.tag(context.text, "Opening");
    if (tag == nullptr) return;
    const auto all = openings(context);
    const auto told = words(tag->text);
    if (all.empty() || told.empty()) return;
    const bool agrees = std::ranges::any_of(all, [&](const chess::Opening& opening) {
        const auto names = words(opening.name);
        return std::ranges::any_of(told,
                                   [&](const std::string& word) { return names.contains(word); });
    });
    if (agrees) return;
    const auto name = all.back().name;
    const auto place = place_of_value(context, *tag);
    auto& finding =
        report.add(place, fmt::format("Opening is {}, but by its moves the game is a {}",
                                      quote(tag->text), name));
    finding.fixes.push_back(
        safe_fix(fmt::format("Write {}", name), {{place, std::string(name)}}));
}

} // namespace arbiter::lint::rules
