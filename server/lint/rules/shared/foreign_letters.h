#pragma once

#include "lint/rule.h"
#include "lint/rules/shared/occurrences.h"
#include "lint/rules/shared/written_move.h"
#include "notation/notation.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

// Moves whose men have other letters than those of SAN, for the rules that speak of it.
namespace arbiter::lint::rules {

// Gives the men of one ply the letters of SAN, whether the move is legal or not; a pawn has none.
// Empty where they have them. A legal move of a notation without letters is written in SAN.
std::vector<text::Edit> in_english_letters(const Context& context, game::Index ply);

// The fix for the whole game. Unsafe where the moves can be read in two languages.
Fix write_english_letters(const Context& context);

// Another language that the game can be read in as well; null where there is none.
const notation::Notation* rival_language(const Context& context);

// The languages that have the notation's letters: "Spanish, Italian or Catalan", "German and 6
// other languages".
std::string language_of(const notation::Notation& notation);

// Reports the first move with letters that are not those of SAN, in a notation that the rule speaks
// of; the others are related places, and one fix mends the whole game.
template <std::predicate<const notation::Notation&> Filter,
          std::invocable<std::string_view, const notation::Notation&> Message>
void report_letters(const Context& context, Report& report, Filter is_meant, Message message) {
    Occurrences found;
    for (game::Index i = 0; i < context.replay.plies.size(); ++i) {
        const auto& notation = *context.replay.plies[i].notation;
        if (!is_meant(notation) || in_english_letters(context, i).empty()) continue;
        const auto span = context.score.plies[i].span;
        if (found.spans.empty()) found.message = message(slice(context.text, span), notation);
        found.spans.push_back(span);
    }
    if (found.spans.empty()) return;
    found.fix = write_english_letters(context);
    auto& finding = report_as_one(report, std::move(found));
    if (const auto* rival = rival_language(context))
        finding.help = "the few moves can be read with the letters of " + language_of(*rival) +
                       " too, as other moves";
}

} // namespace arbiter::lint::rules
