#include "notation/origins.h"

#include "chess/capture.h"

namespace arbiter::notation {

using chess::Move;
using chess::Position;
using chess::Square;

Origins Origins::of(const Position& start) {
    Origins origins;
    if (start.key() != Position::start().key()) return origins;
    for (const Square square : chess::Squares{start.pieces()})
        origins.squares_[square] = square;
    return origins;
}

void Origins::play(Move move) {
    if (move.is_null()) return;
    const Square man = squares_[move.from()];
    if (move.kind() == Move::Kind::castling) {
        const Square rook = squares_[move.to()];
        squares_[move.from()] = chess::no_square;
        squares_[move.to()] = chess::no_square;
        squares_[Position::king_destination(move)] = man;
        squares_[Position::rook_destination(move)] = rook;
        return;
    }
    squares_[chess::taken_on(move)] = chess::no_square;
    const bool promotes = move.promotion() != chess::PieceType::none;
    squares_[move.from()] = chess::no_square;
    squares_[move.to()] = promotes ? chess::no_square : man;
}

std::optional<Wing> Origins::wing(Square square) const {
    const Square origin = squares_[square];
    if (origin == chess::no_square) return std::nullopt;
    return chess::file_of(origin) < 4 ? Wing::queen : Wing::king;
}

} // namespace arbiter::notation
