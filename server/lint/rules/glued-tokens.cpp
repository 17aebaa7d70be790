#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::lint::rules {

namespace {

using game::ItemKind;

// A symbol goes on as long as such characters follow (PGN 7).
bool goes_on_with(char c) {
    constexpr std::string_view signs = "_+#=:-";
    return text::is_alphanumeric(c) || signs.find(c) != std::string_view::npos;
}

// True where a blank must stand between the left word and the right one.
bool grow_together(std::string_view text, text::Span left, text::Span right) {
    return left.end == right.begin && goes_on_with(text[left.end - 1]) &&
           goes_on_with(text[right.begin]);
}

// Moves, move numbers and markers; the moves of one token one by one.
std::vector<text::Span> words(const Context& context) {
    std::vector<text::Span> all;
    for (const auto& item : context.score.items) {
        if (item.kind == ItemKind::move) {
            const auto& moves = context.replay.plies[item.ply].glued;
            std::ranges::transform(moves, std::back_inserter(all), &game::GluedMove::span);
            if (!moves.empty()) continue;
        } else if (item.kind != ItemKind::move_number && item.kind != ItemKind::result) {
            continue;
        }
        all.push_back(item.span);
    }
    return all;
}

// The words of a run, with a blank between them.
Fix set_apart(const Context& context, std::span<const text::Span> run) {
    std::string apart;
    std::vector<text::Edit> blanks;
    for (const auto& word : run) {
        if (!apart.empty()) {
            apart += ' ';
            blanks.push_back(insert(word.begin, " "));
        }
        apart += slice(context.text, word);
    }
    return safe_fix(fmt::format("Write {}", apart), std::move(blanks));
}

} // namespace

void glued_tokens(const Context& context, Report& report) {
    const auto all = words(context);
    for (std::size_t first = 0, end = 1; first < all.size(); first = end++) {
        while (end < all.size() && grow_together(context.text, all[end - 1], all[end]))
            ++end;
        if (end == first + 1) continue;
        const auto span = cover(all[first], all[end - 1]);
        auto& finding = report.add(
            span, fmt::format("{} lacks a blank between its words", slice(context.text, span)));
        auto fix = set_apart(context, std::span(all).subspan(first, end - first));
        finding.help = fix.title;
        finding.fixes.push_back(std::move(fix));
    }
}

} // namespace arbiter::lint::rules
