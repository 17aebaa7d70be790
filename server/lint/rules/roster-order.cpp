#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/roster.h"
#include "lint/rules/shared/tag_order.h"
#include "lint/rules/shared/tag_section.h"

#include <fmt/format.h>

#include <vector>

namespace arbiter::lint::rules {

namespace {

// Xiangqi scores begin with [Game "Chinese Chess"], as their own standard asks.
constexpr std::string_view first_by_right = "Game";

} // namespace

void roster_order(const Context& context, Report& report) {
    std::vector<OrderedTag> tags;
    for (const auto& tag : tag_section(context)) {
        const auto name = slice(context.text, tag.name);
        tags.push_back({{name == first_by_right ? 0 : 1 + roster_rank(name), {}}, &tag});
    }
    auto disorder = find_disorder(context, tags);
    if (!disorder) return;
    auto& finding = report.add(
        disorder->early->span,
        fmt::format("{} stands before {}: the seven tag roster comes first, in its own order",
                    slice(context.text, disorder->early->name),
                    slice(context.text, disorder->late->name)));
    finding.help = "Event, Site, Date, Round, White, Black, Result";
    if (!disorder->edits.empty())
        finding.fixes.push_back(safe_fix("Put the roster in order", std::move(disorder->edits)));
}

} // namespace arbiter::lint::rules
