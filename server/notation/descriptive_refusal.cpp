#include "notation/descriptive_refusal.h"

#include "notation/refusal.h"
#include "notation/wording.h"

#include <bit>
#include <optional>

namespace arbiter::notation {

using chess::PieceType;
using chess::Position;
using chess::Square;
using Action = DescriptiveMove::Action;

namespace {

// Where the move goes, if it names one square.
std::optional<Square> target_square(const DescriptiveMove& move, chess::Color us) {
    if (move.to.rank == any_rank || std::popcount(move.to.files) != 1) return std::nullopt;
    const int rank = us == chess::Color::white ? move.to.rank : 7 - move.to.rank;
    return chess::make_square(std::countr_zero(move.to.files), rank);
}

Illegal refuse_described_castling(const DescriptiveMove& move, const Position& position) {
    if (move.side) return refuse_castling(*move.side, position);
    Illegal refused = refuse_castling(chess::CastlingSide::king_side, position);
    refused.reason = "castling is legal on neither side";
    return refused;
}

} // namespace

Illegal refuse_descriptive(const DescriptiveMove& move, const Position& position) {
    if (move.action == Action::castling) return refuse_described_castling(move, position);
    if (move.action == Action::null) return refuse_null_move(position);
    const auto us = position.side_to_move();
    if (const auto to = target_square(move, us); to && move.action == Action::transfer) {
        Pattern pattern;
        pattern.piece = move.man;
        pattern.to = *to;
        // Another man could capture there: that is not what is written.
        if (!position.legal_origins(move.man, *to)) return refuse(pattern, position);
    }
    Illegal refused;
    refused.reason = "no ";
    refused.reason += chess::name(move.man);
    refused.reason += " of ";
    refused.reason += side(us);
    refused.reason += "'s can ";
    if (move.action == Action::capture && move.target != PieceType::none) {
        refused.reason += "take a ";
        refused.reason += chess::name(move.target);
        refused.reason +=
            move.target_files == all_files && move.target_place.is_anywhere() ? "" : " there";
    } else {
        refused.reason += move.action == Action::capture ? "capture there" : "go there";
    }
    return refused;
}

} // namespace arbiter::notation
