#include "notation/coordinates.h"

#include "notation/refusal.h"
#include "notation/san_rules.h"

#include <cstdlib>

namespace arbiter::notation {

using chess::CastlingSide;
using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;

std::optional<Pattern> from_to(Square from, Square to) {
    if (from == chess::no_square || to == chess::no_square) return std::nullopt;
    Pattern pattern;
    pattern.file = static_cast<std::int8_t>(chess::file_of(from));
    pattern.rank = static_cast<std::int8_t>(chess::rank_of(from));
    pattern.to = to;
    return pattern;
}

std::optional<CastlingSide> castling_meant(const Pattern& pattern, const Position& position) {
    const chess::Color us = position.side_to_move();
    const Square king = position.king(us);
    const bool is_king = pattern.piece == PieceType::none || pattern.piece == PieceType::king;
    if (!is_king || !pattern.has_origin() || pattern.origin() != king) return std::nullopt;
    if (chess::relative_rank(us, king) != 0 || pattern.rank != chess::rank_of(pattern.to)) {
        return std::nullopt;
    }
    const int file = chess::file_of(pattern.to);
    const bool onto_rook = position.piece_on(pattern.to) == chess::Piece{PieceType::rook, us};
    const bool two_squares = std::abs(file - pattern.file) >= 2 && (file == 2 || file == 6);
    if (!onto_rook && !two_squares) return std::nullopt;
    return file > pattern.file ? CastlingSide::king_side : CastlingSide::queen_side;
}

Reading read_coordinates(const Pattern& pattern, const Position& position) {
    const auto moves = legal_moves(pattern, position);
    if (moves.size() == 1) {
        Deviations found;
        if (moves[0].promotion() != pattern.promotion) found.add(Deviation::promotion_missing);
        return Legal{moves[0], found};
    }
    if (const auto side = castling_meant(pattern, position)) {
        const auto move = castling_move(*side, position);
        if (move && position.is_legal(*move)) return Legal{*move, {}};
        return refuse_castling(*side, position);
    }
    return refuse(pattern, position);
}

Square written_target(Move move, const Position& position) {
    return position.is_chess960() ? move.to() : Position::king_destination(move);
}

} // namespace arbiter::notation
