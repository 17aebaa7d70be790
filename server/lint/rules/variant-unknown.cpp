#include "lint/rule.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void variant_unknown(const Context& context, Report& report) {
    if (context.replay.start.rules != game::Start::Rules::unknown_variant) return;
    const auto* variant = context.score.tag(context.text, "Variant");
    if (!variant) return;
    report.add(place_of_value(context, *variant),
               fmt::format("The variant {} is not known here, so the moves are not checked",
                           quote(variant->text)));
}

} // namespace arbiter::lint::rules
