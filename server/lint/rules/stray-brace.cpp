#include "lint/rules/shared/braces.h"
#include "lint/rules/shared/edits.h"

#include <algorithm>

namespace arbiter::lint::rules {

namespace {

using game::ItemKind;

bool moves_between(const Context& context, game::Index first, game::Index last) {
    const auto& items = context.score.items;
    return std::any_of(items.begin() + first, items.begin() + last,
                       [](const game::Item& item) { return item.kind == ItemKind::move; });
}

// One comment up to the stray brace, its inner braces as parentheses.
Fix join(const Context& context, const StrayBrace& stray) {
    const auto end = context.score.items[stray.partner->comment].span.end;
    return unsafe_fix("Make it one comment, with ( ) inside",
                      {{stray.partner->span, "("}, {{end - 1, end}, ")"}});
}

} // namespace

void stray_brace(const Context& context, Report& report) {
    for (const auto& stray : find_braces(context).stray) {
        auto& finding = report.add(stray.span, "This } closes no comment");
        const auto removal = unsafe_fix("Remove the }", {remove(context.text, stray.span)});
        if (!stray.partner) {
            finding.fixes.push_back(removal);
            continue;
        }
        finding.message += ": comments do not nest, so the comment before it has ended at its "
                           "first }";
        finding.related.push_back({stray.partner->span, "This { is part of the comment's words"});
        if (!moves_between(context, stray.partner->comment, stray.item))
            finding.fixes.push_back(join(context, stray));
        finding.fixes.push_back(removal);
    }
}

} // namespace arbiter::lint::rules
