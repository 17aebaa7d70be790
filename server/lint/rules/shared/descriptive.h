#pragma once

#include "lint/rule.h"
#include "notation/descriptive.h"

#include <concepts>
#include <string>

// What the rules of descriptive notation share.
namespace arbiter::lint::rules {

// A ply that was understood, of a game in descriptive notation.
struct DescriptivePly {
    const Context& context;
    game::Index index;
    const game::ReplayedPly& replayed;
    const game::ResolvedPly& resolved;

    text::Span span() const { return context.score.plies[index].span; }
    std::string_view text() const { return slice(context.text, span()); }
    std::string san() const;
    // The move as the game would write it, so that it reads as no other.
    std::string written(chess::Move move) const;
    std::string written() const { return written(resolved.move); }
};

// How the game writes knights and first ranks: as it first does.
notation::DescriptiveWriter writer_of(const Context& context);

// One between moves, as it is the custom in Spanish books.
bool is_comma_of_descriptive(const Context& context, const game::Item& item);

// Visits the descriptive moves that were played of a game in that notation, in the order of the
// text but for columns that stand side by side. Nothing in other games.
template <std::invocable<const DescriptivePly&> Visit>
void for_each_descriptive(const Context& context, Visit visit) {
    const auto& descriptive = context.replay.descriptive;
    if (!descriptive) return;
    for (game::Index i = 0; i < context.replay.plies.size(); ++i) {
        const auto& replayed = context.replay.plies[i];
        if (replayed.is_on_board() && replayed.notation->family == notation::Family::descriptive)
            visit(DescriptivePly{context, i, replayed, descriptive->plies[i]});
    }
}

} // namespace arbiter::lint::rules
