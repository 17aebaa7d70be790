#pragma once

#include "chess/position.h"
#include "notation/san.h"

#include <string>
#include <string_view>
#include <variant>

// What must hold of reading any text as a move.
namespace arbiter::notation::test {

// Whether the man that the cause speaks of is on the refusal's square.
inline bool names_its_man(const Illegal& illegal, const chess::Position& position) {
    using enum Illegal::Cause;
    const chess::Color us = position.side_to_move();
    const bool named = illegal.square != chess::no_square;
    const bool own = named && chess::contains(position.pieces(us), illegal.square);
    const bool enemy = named && chess::contains(position.pieces(!us), illegal.square);
    switch (illegal.cause) {
    case pinned:
    case in_check:
    case into_check:
    case castling_in_check:
    case castling_through:
    case other_piece:
        return enemy;
    case blocked:
    case pawn_blocked:
    case castling_blocked:
        return own || enemy;
    case own_piece:
        return own;
    case nothing_to_capture:
        return named && !own && !enemy;
    default:
        return true;
    }
}

// What must hold of the reading of any text: the law that it breaks, or nothing.
inline std::string broken_law(std::string_view text, const chess::Position& position) {
    const Reading reading = read_san(text, position);
    auto played = position;
    const auto fast = play_san(text, played);
    const Legal* legal = std::get_if<Legal>(&reading);
    if (fast && !(legal && *fast == *legal)) return "both ways agree";
    if (!fast && played.key() != position.key()) return "what is not played changes nothing";
    if (const auto* ambiguous = std::get_if<Ambiguous>(&reading)) {
        if (ambiguous->candidates.size() < 2) return "several moves are ambiguous";
        for (const chess::Move move : ambiguous->candidates)
            if (!position.is_legal(move)) return "candidates are legal";
    }
    if (const auto* illegal = std::get_if<Illegal>(&reading)) {
        if (illegal->reason.empty()) return "what is illegal has a reason";
        if (!names_its_man(*illegal, position)) return "the square holds what the cause says";
    }
    if (!legal || legal->move.is_null()) return {};
    if (!position.is_legal(legal->move)) return "what is legal is legal";
    const bool exact = write_san(legal->move, position) == text;
    return legal->deviations.none() == exact ? "" : "deviations are complete";
}

} // namespace arbiter::notation::test
