#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/main_line.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::lint::rules {

void eco_mismatch(const Context& context, Report& report) {
    const auto* tag = context.score.tag(context.text, "ECO");
    // What is no code is `tag-value`.
    if (tag == nullptr || tag->text.find_first_of("ABCDE") != 0) return;
    const auto all = openings(context);
    const bool agrees = std::ranges::any_of(all, [&](const chess::Opening& opening) {
        return tag->text.substr(0, opening.eco.size()) == opening.eco;
    });
    if (all.empty() || agrees) return;
    const auto& [eco, name] = all.back();
    auto& finding = report.add(
        place_of_value(context, *tag),
        fmt::format("ECO is {}, but the moves give {}: {}", quote(tag->text), eco, name));
    finding.fixes.push_back(safe_fix(fmt::format("Write {}", eco), {write_value(*tag, eco)}));
}

} // namespace arbiter::lint::rules
