#include "game/xiangqi.h"
#include "lint/rule.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

#include <utility>

namespace arbiter::lint::rules {

void variant_unknown(const Context& context, Report& report) {
    using game::Start;
    const auto rules = context.replay.start.rules;
    if (rules != Start::Rules::unknown_variant && rules != Start::Rules::other_variant) return;
    if (const auto* variant = context.score.tag(context.text, "Variant")) {
        const auto [what, verb] = rules == Start::Rules::unknown_variant
                                      ? std::pair("variant", "is")
                                      : std::pair("rules of the variant", "are");
        report.add(place_of_value(context, *variant),
                   fmt::format("The {} {} {} not known here, so the moves are not checked", what,
                               quote(variant->text), verb));
    } else if (const auto* sign = game::find_sign_of_xiangqi(context.score, context.text)) {
        report.add(place_of_value(context, *sign),
                   "The rules of xiangqi are not known here, so the moves are not checked");
    }
}

} // namespace arbiter::lint::rules
