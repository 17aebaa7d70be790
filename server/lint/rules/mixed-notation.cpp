#include "lint/rules/shared/foreign_letters.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

using notation::Family;
using notation::Notation;

// Figurines among letters are for figurine-in-movetext to speak of.
bool is_switch(const Notation& from, const Notation& to) {
    return &from != &to && from.family != Family::figurine && to.family != Family::figurine;
}

std::string message(std::string_view written, const Notation& from, const Notation& to) {
    if (from.letters == nullptr || to.letters == nullptr)
        return fmt::format("{} is in {} in a game in {}", written, to.name, from.name);
    return fmt::format("{} has the piece letters of {} in a game with those of {}", written,
                       language_of(to), language_of(from));
}

} // namespace

void mixed_notation(const Context& context, Report& report) {
    const auto& usual = *context.replay.notations.front();
    if (context.replay.notations.size() == 1) return;
    Occurrences found;
    for (game::Index i = 0; i < context.replay.plies.size(); ++i) {
        const auto& notation = *context.replay.plies[i].notation;
        if (!is_switch(usual, notation)) continue;
        const auto span = context.score.plies[i].span;
        if (found.spans.empty())
            found.message = message(slice(context.text, span), usual, notation);
        found.spans.push_back(span);
    }
    if (found.spans.empty()) return;
    // Of a descriptive game descriptive-in-pgn tells whether it can be written in SAN.
    if (!context.replay.descriptive) found.fix = write_english_letters(context);
    report_as_one(report, std::move(found));
}

} // namespace arbiter::lint::rules
