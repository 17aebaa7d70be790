#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/roster.h"
#include "lint/rules/shared/tag_order.h"
#include "lint/rules/shared/tag_section.h"
#include "lint/rules/shared/tags.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace arbiter::lint::rules {

namespace {

// A name in other letters is `tag-name-case`.
std::size_t rank(std::string_view name) {
    const auto* found = std::ranges::find_if(
        roster, [&](const RosterTag& tag) { return text::equal_ignoring_case(tag.name, name); });
    return static_cast<std::size_t>(found - roster.begin());
}

} // namespace

void roster_order(const Context& context, Report& report) {
    if (is_xiangqi(context)) return;
    std::vector<OrderedTag> tags;
    std::array<bool, roster.size()> seen{};
    for (const auto& tag : tag_section(context)) {
        const auto place = rank(slice(context.text, tag.name));
        // One that stands here again is `duplicate-tag`.
        if (place < roster.size() && std::exchange(seen[place], true)) continue;
        tags.push_back({{place, {}}, &tag});
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
