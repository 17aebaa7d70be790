#include "game/start.h"
#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

constexpr std::string_view due = "Chess960";

// Double Fischer random has another array for each side, and a name of its own by right.
bool names_two_arrays(std::string_view variant) {
    return variant.find_first_of("dD") == 0;
}

} // namespace

void variant_spelling(const Context& context, Report& report) {
    const auto* variant = context.score.tag(context.text, "Variant");
    if (variant == nullptr || variant->text == due || names_two_arrays(variant->text) ||
        game::rules_of(variant->text) != game::Start::Rules::chess960)
        return;
    auto& finding =
        report.add(place_of_value(context, *variant),
                   fmt::format("Not every program knows {} for {}", quote(variant->text), due));
    finding.help = fmt::format("Write {}", due);
    finding.fixes.push_back(safe_fix(finding.help, {write_value(*variant, due)}));
}

} // namespace arbiter::lint::rules
