#pragma once

#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/occurrences.h"
#include "notation/notation.h"
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
    const notation::Notation& notation; // that it was read in

    std::string_view text() const { return slice(context.text, span); }
    std::string san() const { return notation::write_san(move, before); }
    chess::Piece piece() const { return before.moved_piece(move); }

    // Where a part stands in the chunk; the whole move in a notation without parts.
    text::Span place(MovePart part) const;
    // What the notation writes there.
    std::string due(MovePart part) const;

    // Whether the move is read against one of its marks and loosely besides, and does not tell
    // where it comes from, so that another move may be meant: bxb5 of a bishop, where b5 is empty.
    bool is_doubtful() const;

    // Puts what the notation writes for the parts: a safe fix, unless the move is doubtful, named
    // after what the move then looks like.
    Fix rewrite(std::initializer_list<MovePart> parts) const;
    std::vector<text::Edit> edits(std::initializer_list<MovePart> parts) const;
};

// Visits the plies that were read as a legal move and pass the filter, in the order of the text.
template <std::predicate<const WrittenMove&> Filter, std::invocable<const WrittenMove&> Visit>
void for_each_written(const Context& context, Filter filter, Visit visit) {
    for (std::size_t i = 0; i < context.replay.plies.size(); ++i) {
        const auto& ply = context.replay.plies[i];
        const auto* legal = std::get_if<notation::Legal>(&ply.reading);
        if (!legal) continue;
        const WrittenMove written{context,     context.score.plies[i].span, ply.before,
                                  legal->move, legal->deviations,           *ply.notation};
        if (filter(written)) visit(written);
    }
}

// Those with one of the deviations.
template <std::invocable<const WrittenMove&> Visit>
void for_each_with(const Context& context, std::initializer_list<notation::Deviation> deviations,
                   Visit visit) {
    const auto deviates = [deviations](const WrittenMove& written) {
        return !written.deviations.none() &&
               std::ranges::any_of(deviations, [&](const notation::Deviation deviation) {
                   return written.deviations.has(deviation);
               });
    };
    for_each_written(context, deviates, visit);
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

// Reports the first ply that passes the filter with what `message` says of it, for a way of writing
// that runs through a whole game: the others are related places, and one fix makes the edits of
// all.
template <std::predicate<const WrittenMove&> Filter, std::invocable<const WrittenMove&> Message,
          std::invocable<const WrittenMove&> Edits>
void report_once(const Context& context, Report& report, Filter filter, std::string_view fix_title,
                 Message message, Edits edits) {
    Occurrences found;
    found.fix = safe_fix(std::string(fix_title), {});
    for_each_written(context, filter, [&](const WrittenMove& written) {
        if (found.spans.empty()) found.message = message(written);
        found.spans.push_back(written.span);
        std::ranges::move(edits(written), std::back_inserter(found.fix.edits));
    });
    if (!found.spans.empty()) report_as_one(report, std::move(found));
}

// Those with the deviation.
template <std::invocable<const WrittenMove&> Message, std::invocable<const WrittenMove&> Edits>
void report_once_with(const Context& context, Report& report, notation::Deviation deviation,
                      std::string_view fix_title, Message message, Edits edits) {
    const auto deviates = [deviation](const WrittenMove& written) {
        return written.deviations.has(deviation);
    };
    report_once(context, report, deviates, fix_title, message, edits);
}

} // namespace arbiter::lint::rules
