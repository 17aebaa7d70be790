#include "lint/rule.h"

#include <fmt/format.h>

#include <string>

namespace arbiter::lint::rules {

namespace {

std::string name_of_reference(const game::GameReference& reference) {
    using To = game::GameReference::To;
    switch (reference.to) {
    case To::game:
        return fmt::format("game {}", reference.number);
    case To::variation:
        return fmt::format("variation {}", reference.number);
    case To::previous:
        return "the previous game";
    default:
        return "the opening";
    }
}

} // namespace

void descriptive_reference(const Context& context, Report& report) {
    const auto& reference = context.score.reference;
    if (!reference || context.replay.taken_over > 0) return;
    report.add(reference->span,
               fmt::format("{}, from which this game takes its first moves, is not found before it "
                           "in this file with that many moves",
                           name_of_reference(*reference)));
}

} // namespace arbiter::lint::rules
