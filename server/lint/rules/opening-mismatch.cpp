#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/main_line.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

namespace arbiter::lint::rules {

namespace {

// Words that many openings have.
constexpr std::array<std::string_view, 14> common{
    "a",    "and",  "attack",  "defence", "defense", "formation", "gambit",
    "game", "line", "opening", "s",       "system",  "the",       "variation"};

// Short names, and other spellings of the names that the table of openings has.
constexpr std::array<std::pair<std::string_view, std::string_view>, 23> same_names{{
    {"dunst", "van geet"},
    {"gruenfeld", "grünfeld"},
    {"grunfeld", "grünfeld"},
    {"kevitz", "mexican"},
    {"kga", "king gambit accepted"},
    {"kgd", "king gambit declined"},
    {"kia", "king indian"},
    {"kid", "king indian"},
    {"kp", "king pawn"},
    {"nimzovich", "nimzowitsch nimzo"},
    {"nimzowitsch", "nimzo"},
    {"petroff", "petrov russian"},
    {"petrov", "russian"},
    {"qga", "queen gambit accepted"},
    {"qgd", "queen gambit declined"},
    {"qid", "queen indian"},
    {"qp", "queen pawn"},
    {"reti", "réti zukertort"},
    {"robatsch", "modern"},
    {"sokolsky", "polish"},
    {"spanish", "ruy lopez"},
    {"trompovsky", "trompowsky"},
    {"zukertort", "réti"},
}};

using Words = std::set<std::string>;

Words words(std::string_view name) {
    Words all;
    std::string word;
    const auto finish = [&] {
        if (!word.empty() && std::ranges::find(common, word) == common.end()) all.insert(word);
        word.clear();
    };
    for (const char c : name) {
        const bool is_ascii_sign = c >= 0 && !text::is_alphanumeric(c);
        if (is_ascii_sign)
            finish();
        else
            word += text::to_lower(c);
    }
    finish();
    for (const auto& [written, meant] : same_names)
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
    auto& finding =
        report.add(place_of_value(context, *tag),
                   fmt::format("Opening is {}, but the moves give {}", quote(tag->text), name));
    finding.fixes.push_back(safe_fix(fmt::format("Write {}", name), {write_value(*tag, name)}));
}

} // namespace arbiter::lint::rules
