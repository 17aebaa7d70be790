#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/main_line.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void eco_mismatch(const Context& context, Report& report) {
    const auto* tag = context.score.tag(context.text, "ECO");
    // What is no code is `tag-value`.
    if (tag == nullptr || tag->text.find_first_of("ABCDE") != 0) return;
    const auto all = openings(context);
    if (all.empty()) return;
    const auto& last = all.back();
    if (tag->text.substr(0, last.eco.size()) == last.eco) return;
    const auto place = place_of_value(context, *tag);
    auto& finding = report.add(place, fmt::format("ECO is {}, but by its moves the game is {}: {}",
                                                  tag->text, last.eco, last.name));
    finding.fixes.push_back(
        safe_fix(fmt::format("Write {}", last.eco), {{place, std::string(last.eco)}}));
}

} // namespace arbiter::lint::rules
