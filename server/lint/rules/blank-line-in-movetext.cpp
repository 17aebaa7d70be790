#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/layout.h"
#include "lint/rules/shared/tag_section.h"

#include <vector>

namespace arbiter::lint::rules {

namespace {

// Words that are no movetext: paragraphs of them have blank lines by right.
bool is_unexpected(const game::Item& item) {
    return item.kind == game::ItemKind::unexpected;
}

} // namespace

void blank_line_in_movetext(const Context& context, Report& report) {
    const auto& score = context.score;
    // Behind the marker all that comes is comments and what is no part of the game.
    const auto last = score.result == game::no_index ? score.items.size() : score.result + 1;
    std::vector<text::Span> places;
    std::vector<text::Edit> edits;
    for (std::size_t i = first_movetext_item(score) + 1; i < last; ++i) {
        if (is_unexpected(score.items[i - 1]) || is_unexpected(score.items[i])) continue;
        const text::Span between{score.items[i - 1].span.end, score.items[i].span.begin};
        const auto blank = blank_lines(context.text, between);
        if (!blank) continue;
        places.push_back(*blank);
        edits.push_back({*blank, {}});
    }
    auto* finding = report_once(
        report, places, "A blank line stands among the moves: some programs end the game there");
    if (finding != nullptr)
        finding->fixes.push_back(
            safe_fix("Remove the blank lines among the moves", std::move(edits)));
}

} // namespace arbiter::lint::rules
