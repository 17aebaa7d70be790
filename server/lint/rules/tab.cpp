#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/layout.h"

#include <algorithm>
#include <vector>

namespace arbiter::lint::rules {

namespace {

// Escape lines are what somebody's program makes of them.
std::vector<text::Span> escapes(const game::Score& score) {
    std::vector<text::Span> spans;
    for (const auto& item : score.items)
        if (item.kind == game::ItemKind::escape) spans.push_back(item.span);
    return spans;
}

} // namespace

void tab(const Context& context, Report& report) {
    auto at = context.text.find('\t');
    if (at == std::string_view::npos) return;
    const auto private_lines = escapes(context.score);
    auto next = private_lines.begin();
    std::vector<text::Span> places;
    std::vector<text::Edit> edits;
    for (; at != std::string_view::npos; at = context.text.find('\t', at)) {
        const auto end = std::min(context.text.find_first_not_of('\t', at), context.text.size());
        const text::Span run{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)};
        at = end;
        while (next != private_lines.end() && next->end <= run.begin)
            ++next;
        if (next != private_lines.end() && next->contains(run.begin)) continue;
        places.push_back(run);
        edits.push_back({run, " "});
    }
    if (auto* finding = report_once(report, places, "A tabulator stands where a space is due"))
        finding->fixes.push_back(safe_fix("Write spaces for tabulators", std::move(edits)));
}

} // namespace arbiter::lint::rules
