#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/layout.h"
#include "lint/rules/shared/tag_section.h"
#include "text/line_ending.h"

#include <algorithm>
#include <optional>
#include <string>

namespace arbiter::lint::rules {

namespace {

bool is_comment(const game::Item& item) {
    using enum game::ItemKind;
    return item.kind == comment || item.kind == line_comment || item.kind == escape;
}

bool is_line_start(std::string_view text, std::uint32_t offset) {
    return offset == 0 || text[offset - 1] == '\n' || text[offset - 1] == '\r';
}

// Before the item's line, or in front of it where something else begins its line.
std::optional<text::Edit> blank_line_before(std::string_view text, text::Span item) {
    const std::string line_break(text::line_endings(text).dominant());
    auto start = item.begin;
    while (0 < start && (text[start - 1] == ' ' || text[start - 1] == '\t'))
        --start;
    if (is_line_start(text, start)) return insert(start, line_break);
    // In column 1 it would become an escape line.
    if (text[item.begin] == '%') return std::nullopt;
    return text::Edit{{start, item.begin}, line_break + line_break};
}

} // namespace

void missing_blank_line(const Context& context, Report& report) {
    const auto section = tag_section(context);
    if (section.empty()) return;
    const auto& items = context.score.items;
    const auto first = std::ranges::upper_bound(items, section.back().span.begin, {},
                                                [](const auto& item) { return item.span.begin; });
    // Comments may stand on either side of the blank line.
    auto end = section.back().span.end;
    auto item = first;
    for (; item != items.end(); ++item) {
        if (blank_lines(context.text, {end, item->span.begin})) return;
        if (!is_comment(*item)) break;
        end = item->span.end;
    }
    // Words and an open comment are another cause.
    const auto movetext =
        items.begin() + static_cast<std::ptrdiff_t>(first_movetext_item(context.score));
    if (item == items.end() || item != movetext) return;

    const auto place = std::ranges::find_if(first, items.end(), [](const game::Item& each) {
        return each.kind != game::ItemKind::escape;
    });
    auto& finding = report.add(
        place->span, "No blank line parts the moves from the tags: some programs need one");
    if (auto edit = blank_line_before(context.text, place->span))
        finding.fixes.push_back(safe_fix("Insert a blank line", {*std::move(edit)}));
}

} // namespace arbiter::lint::rules
