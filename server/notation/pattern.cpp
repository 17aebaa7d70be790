#include "notation/pattern.h"

#include "chess/capture.h"

namespace arbiter::notation {

using chess::Move;
using chess::PieceType;

namespace {

bool fits(const Pattern& pattern, Move move, const chess::Position& position) {
    if (move.to() != pattern.to || move.kind() == Move::Kind::castling) return false;
    if (!starts_at(pattern, move.from())) return false;
    const auto type = position.piece_on(move.from()).type;
    if (pattern.piece != PieceType::none && pattern.piece != type) return false;
    if (pattern.piece == PieceType::pawn && pattern.capture != position.is_capture(move)) {
        return false;
    }
    return takes_as_said(pattern, move, position) && promotes_as_said(pattern, move);
}

} // namespace

bool starts_at(const Pattern& pattern, chess::Square square) {
    return (pattern.file == any_line || pattern.file == chess::file_of(square)) &&
           (pattern.rank == any_line || pattern.rank == chess::rank_of(square));
}

bool takes_as_said(const Pattern& pattern, Move move, const chess::Position& position) {
    return pattern.captured == PieceType::none ||
           pattern.captured == position.piece_on(chess::taken_on(move)).type;
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
