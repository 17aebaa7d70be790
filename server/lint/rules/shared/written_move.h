#pragma once

#include "lint/rule.h"
#include "notation/san.h"
#include "notation/san_token.h"

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

// Moves that are legal but not written as SAN writes them, for the rules that speak of it.
namespace arbiter::lint::rules {

using MovePart = notation::Part notation::SanParts::*;

struct WrittenMove {
    const Context& context;
    text::Span span;
    const chess::Position& before;
    chess::Move move;
    notation::Deviations deviations;

    std::string_view text() const { return slice(context.text, span); }
    std::string san() const { return notation::write_san(move, before); }
    chess::Piece piece() const { return before.moved_piece(move); }

    // Where a part stands in the chunk.
    text::Span place(MovePart part) const;
    // What SAN writes there.
    std::string due(MovePart part) const;

    // Puts what SAN writes for the parts: a safe fix, named after what the move then looks like.
    Fix rewrite(std::initializer_list<MovePart> parts) const;
    Fix rewrite(std::vector<text::Edit> edits) const;
};

// Visits the plies that were read as a legal move with one of the deviations, in the order of the
// text.
template <std::invocable<const WrittenMove&> Visit>
void for_each_with(const Context& context, std::initializer_list<notation::Deviation> deviations,
                   Visit visit) {
    for (std::size_t i = 0; i < context.replay.plies.size(); ++i) {
        const auto& ply = context.replay.plies[i];
        const auto* legal = std::get_if<notation::Legal>(&ply.reading);
        if (!legal || legal->deviations.none()) continue;
        for (const auto deviation : deviations) {
            if (!legal->deviations.has(deviation)) continue;
            visit(WrittenMove{context, context.score.plies[i].span, ply.before, legal->move,
                              legal->deviations});
            break;
        }
    }
}

// Reports each such ply as a whole, with what `message` says of it and a fix of the parts.
template <std::invocable<const WrittenMove&> Message>
void report_each_with(const Context& context, Report& report,
                      std::initializer_list<notation::Deviation> deviations,
                      std::initializer_list<MovePart> parts, Message message) {
    for_each_with(context, deviations, [&](const WrittenMove& written) {
        report.add(written.span, message(written)).fixes.push_back(written.rewrite(parts));
    });
}

} // namespace arbiter::lint::rules
