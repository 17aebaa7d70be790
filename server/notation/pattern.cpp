#include "notation/pattern.h"

namespace arbiter::notation {

using chess::Move;
using chess::PieceType;

namespace {

PieceType captured(Move move, const chess::Position& position) {
    if (move.kind() == Move::Kind::en_passant) return PieceType::pawn;
    return position.piece_on(move.to()).type;
}

bool fits(const Pattern& pattern, Move move, const chess::Position& position) {
    if (move.to() != pattern.to || move.kind() == Move::Kind::castling) return false;
    if (!starts_at(pattern, move.from())) return false;
    const auto type = position.piece_on(move.from()).type;
    if (pattern.piece != PieceType::none && pattern.piece != type) return false;
    if (pattern.piece == PieceType::pawn && pattern.capture != position.is_capture(move)) {
        return false;
    }
    const bool takes_as_said =
        pattern.captured == PieceType::none || pattern.captured == captured(move, position);
    return takes_as_said && promotes_as_said(pattern, move);
}

} // namespace

bool starts_at(const Pattern& pattern, chess::Square square) {
    return (pattern.file == any_line || pattern.file == chess::file_of(square)) &&
           (pattern.rank == any_line || pattern.rank == chess::rank_of(square));
}

bool promotes_as_said(const Pattern& pattern, Move move) {
    if (move.promotion() == PieceType::none) return pattern.promotion == PieceType::none;
    const auto promotion =
        pattern.promotion == PieceType::none ? PieceType::queen : pattern.promotion;
    return move.promotion() == promotion;
}

chess::MoveList legal_moves(const Pattern& pattern, const chess::Position& position) {
    chess::MoveList fitting;
    for (const Move move : position.legal_moves()) {
        if (fits(pattern, move, position)) fitting.push_back(move);
    }
    return fitting;
}

} // namespace arbiter::notation
