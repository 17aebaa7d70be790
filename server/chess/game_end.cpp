#include "chess/position.h"

namespace arbiter::chess {

bool can_mate(const Position& position, Color color) {
    const auto own = [&](PieceType type) { return position.pieces(color, type); };
    const auto any = [&](PieceType type) { return position.pieces(type); };
    if ((own(PieceType::pawn) | own(PieceType::rook) | own(PieceType::queen)) != 0) return true;

    const Bitboard knights = own(PieceType::knight);
    const Bitboard bishops = own(PieceType::bishop);
    if (knights != 0) {
        if (has_several(knights | bishops)) return true;
        // A lone knight needs a man of the other side that takes a flight square from its own king
        // and cannot interfere; a queen always can.
        const Bitboard helpers = position.pieces(!color) & ~bit(position.king(!color));
        return (helpers & ~position.pieces(!color, PieceType::queen)) != 0;
    }
    if (bishops == 0) return false;
    // Bishops all on one colour need a man of the other side that can stand on the other colour
    // without guarding the mating square.
    const Bitboard all_bishops = any(PieceType::bishop);
    const bool both_colours =
        (all_bishops & light_squares) != 0 && (all_bishops & ~light_squares) != 0;
    return both_colours || (any(PieceType::pawn) | any(PieceType::knight)) != 0;
}

GameEnd game_end(const Position& position) {
    if (!position.has_legal_move())
        return position.in_check() ? GameEnd::checkmate : GameEnd::stalemate;
    if (!can_mate(position, Color::white) && !can_mate(position, Color::black))
        return GameEnd::dead_position;
    return GameEnd::none;
}

} // namespace arbiter::chess
