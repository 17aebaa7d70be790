#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/outcome.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void result_mismatch(const Context& context, Report& report) {
    if (is_xiangqi(context)) return;
    const auto* tag = context.score.tag(context.text, "Result");
    if (!tag || context.score.result == game::no_index) return;
    const auto place = context.score.items[context.score.result].span;
    const auto of_tag = read_outcome(tag->text);
    const auto of_marker = read_outcome(slice(context.text, place));
    if (!of_tag || !of_marker || *of_tag == *of_marker) return;

    auto& finding =
        report.add(tag->value, fmt::format("The Result tag says {}, but the moves end with {}",
                                           marker(*of_tag), marker(*of_marker)));
    finding.related.push_back({place, "the termination marker"});
    finding.fixes.push_back(
        choice(fmt::format("Write {} in the tag", marker(*of_marker)),
               {{place_of_value(context, *tag), std::string(marker(*of_marker))}}));
    finding.fixes.push_back(choice(fmt::format("End the moves with {}", marker(*of_tag)),
                                   {{place, std::string(marker(*of_tag))}}));
}

} // namespace arbiter::lint::rules
