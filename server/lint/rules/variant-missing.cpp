#include "game/start.h"
#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"
#include "text/line_ending.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

using Rules = game::Start::Rules;

// Where the FEN stands, which shows the array.
void report_missing(const Context& context, const game::TagPair& fen, Report& report) {
    auto& finding = report.add(place_of_value(context, fen),
                               "King and rooks stand as only Chess960 has them, and there is no "
                               "tag Variant");
    const auto line_break = text::line_endings(context.text).dominant();
    finding.fixes.push_back(
        safe_fix("Add Variant", {{{fen.span.begin, fen.span.begin},
                                  fmt::format("[Variant \"Chess960\"]{}", line_break)}}));
}

void report_other(const Context& context, const game::TagPair& variant, Report& report) {
    const auto place = place_of_value(context, variant);
    auto& finding = report.add(
        place, fmt::format("Variant is {}, but king and rooks stand as only Chess960 has them",
                           quote(variant.text)));
    finding.fixes.push_back(safe_fix("Write Chess960", {{place, "Chess960"}}));
}

} // namespace

void variant_missing(const Context& context, Report& report) {
    if (context.replay.start.rules != Rules::chess960) return;
    const auto* fen = context.score.tag(context.text, "FEN");
    if (fen == nullptr) return;
    const auto* variant = context.score.tag(context.text, "Variant");
    if (variant == nullptr) {
        // The name in other letters is `tag-name-case`.
        if (misspelled_tag(context, "Variant") == nullptr) report_missing(context, *fen, report);
    } else if (game::rules_of(variant->text) == Rules::chess) {
        report_other(context, *variant, report);
    }
}

} // namespace arbiter::lint::rules
