#include "lint/rule.h"
#include "lint/rules/shared/characters.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/opaque.h"
#include "text/utf8.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::lint::rules {

namespace {

// One sort of invisible characters: all of a game are one finding.
struct Sort {
    bool (*belongs)(char32_t);
    std::string_view message; // with the first one's code point
    std::string_view replacement;
    std::string_view fix;
};

constexpr Sort odd_blanks{is_odd_blank,
                          "This blank (U+{:04X}) is no space to most programs: they read the words "
                          "around it as one",
                          " ", "Write plain spaces"};
constexpr Sort zero_width{is_zero_width,
                          "An invisible character (U+{:04X}) stands in the game's text", "",
                          "Remove the invisible characters"};

std::vector<text::Span> find(const Context& context, const Sort& sort, const OpaqueSpans& opaque) {
    // At the very start of a file it tells the encoding, and a rule of its own speaks of it.
    const std::size_t start =
        context.text.starts_with(text::byte_order_mark) ? text::byte_order_mark.size() : 0;
    std::vector<text::Span> runs;
    for (auto run = find_run(context.text, start, sort.belongs); run;
         run = find_run(context.text, run->end, sort.belongs))
        if (!opaque.contain(run->begin)) runs.push_back(*run);
    return runs;
}

void check(const Context& context, const Sort& sort, const OpaqueSpans& opaque, Report& report) {
    const auto runs = find(context, sort, opaque);
    if (runs.empty()) return;
    const auto first = text::decode_utf8(slice(context.text, runs.front())).code_point;
    auto& finding = report.add(
        runs.front(), fmt::format(fmt::runtime(sort.message), static_cast<unsigned>(first)));
    std::vector<text::Edit> edits;
    for (const auto& run : runs) {
        if (run != runs.front()) finding.related.push_back({run, "another one"});
        edits.push_back({run, std::string(sort.replacement)});
    }
    finding.fixes.push_back(safe_fix(std::string(sort.fix), std::move(edits)));
}

} // namespace

void invisible_character(const Context& context, Report& report) {
    const OpaqueSpans opaque(context.score);
    check(context, odd_blanks, opaque, report);
    check(context, zero_width, opaque, report);
}

} // namespace arbiter::lint::rules
