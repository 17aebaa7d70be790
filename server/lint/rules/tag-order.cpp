#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/roster.h"
#include "lint/rules/shared/tag_order.h"
#include "lint/rules/shared/tag_section.h"

#include <fmt/format.h>

#include <vector>

namespace arbiter::lint::rules {

void tag_order(const Context& context, Report& report) {
    std::vector<OrderedTag> tags;
    for (const auto& tag : tag_section(context)) {
        const auto name = slice(context.text, tag.name);
        // The roster's order is `roster-order`.
        if (roster_rank(name) == roster.size()) tags.push_back({{0, name}, &tag});
    }
    auto disorder = find_disorder(context, tags);
    if (!disorder) return;
    auto& finding =
        report.add(disorder->early->span,
                   fmt::format("{} stands before {}: behind the roster export format has the tags "
                               "in the order of their names",
                               slice(context.text, disorder->early->name),
                               slice(context.text, disorder->late->name)),
                   Severity::hint);
    if (!disorder->edits.empty())
        finding.fixes.push_back(safe_fix("Put the tags in order", std::move(disorder->edits)));
}

} // namespace arbiter::lint::rules
