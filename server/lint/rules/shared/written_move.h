#pragma once

#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/occurrences.h"
#include "notation/san.h"
#include "notation/san_token.h"

#include <algorithm>
#include <concepts>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

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
    std::vector<text::Edit> edits(std::initializer_list<MovePart> parts) const;
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

// Reports the first such ply with what `message` says of it, for a way of writing that runs through
// a whole game: the others are related places, and one fix makes the edits of all.
template <std::invocable<const WrittenMove&> Message, std::invocable<const WrittenMove&> Edits>
void report_once_with(const Context& context, Report& report, notation::Deviation deviation,
                      Message message, Edits edits) {
    Finding* finding = nullptr;
    for_each_with(context, {deviation}, [&](const WrittenMove& written) {
        if (finding == nullptr) {
            finding = &report.add(written.span, message(written));
            finding->fixes.push_back(safe_fix("Write the moves in SAN", {}));
        } else if (finding->related.size() < max_related) {
            finding->related.push_back({written.span, "another one"});
        }
        std::ranges::move(edits(written), std::back_inserter(finding->fixes.front().edits));
    });
}

} // namespace arbiter::lint::rules
