#include "game/start.h"
#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

constexpr std::string_view usual_name = "Chess960";

// Double Fischer random has another array for each side, and a name of its own by right.
bool names_two_arrays(std::string_view variant) {
    return variant.find_first_of("dD") == 0;
}

} // namespace

void variant_spelling(const Context& context, Report& report) {
    const auto* variant = context.score.tag(context.text, "Variant");
    if (variant == nullptr || variant->text == usual_name || names_two_arrays(variant->text) ||
        game::rules_of(variant->text) != game::Start::Rules::chess960)
        return;
    auto& finding = report.add(
        place_of_value(context, *variant),
        fmt::format("Not every program knows {} for {}", quote(variant->text), usual_name));
    finding.help = fmt::format("Write {}", usual_name);
    finding.fixes.push_back(safe_fix(finding.help, {write_value(*variant, usual_name)}));
}

} // namespace arbiter::lint::rules
