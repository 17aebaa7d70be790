#include "lint/rule.h"
#include "lint/rules/shared/edits.h"

namespace arbiter::lint::rules {

namespace {

using game::ItemKind;

// Unexpected text too: it may be the start of a tag pair.
bool ends_with_its_line(const game::Item& item) {
    return item.kind == ItemKind::line_comment || item.kind == ItemKind::escape ||
           item.kind == ItemKind::unexpected;
}

// At the end of the game, but before its termination marker.
text::Edit closing(const Context& context) {
    const auto& items = context.score.items;
    const bool marked = items.back().kind == ItemKind::result && 1 < items.size();
    const auto& last = marked ? items[items.size() - 2] : items.back();
    if (!ends_with_its_line(last)) return insert(last.span.end, ")");
    if (!marked) return insert(last.span.end, "\n)");
    const auto marker = items.back().span.begin;
    return insert(marker, ") ");
}

// A comment that is never closed hides what may close the variation.
bool may_be_closed_in_comment(const game::Score& score) {
    return !score.items.empty() && score.items.back().kind == ItemKind::open_comment;
}

void report_unclosed(const Context& context, Report& report) {
    if (may_be_closed_in_comment(context.score)) return;
    for (const auto& line : context.score.lines) {
        if (line.open.empty() || !line.close.empty()) continue;
        auto& finding = report.add(line.open, "This variation is never closed");
        finding.help = "A variation runs from ( to its )";
        finding.fixes.push_back(
            unsafe_fix("Close the variation at the end of the game", {closing(context)}));
    }
}

} // namespace

void unbalanced_variation(const Context& context, Report& report) {
    report_unclosed(context, report);
    for (const auto& close : context.score.stray_closes) {
        auto& finding = report.add(close, "This ) closes no variation");
        finding.fixes.push_back(unsafe_fix("Remove the )", {remove(context.text, close)}));
    }
}

} // namespace arbiter::lint::rules
