#include "chess/attacks.h"
#include "chess/legality.h"
#include "chess/position.h"

namespace arbiter::chess {

namespace {

// Offers each man of the side to move with its legal targets, en passant and castling aside, to
// `visit(from, type, targets)` until that returns true; tells whether it did.
template <class Visit>
bool visit_targets(const Position& position, Visit visit) {
    const Color us = position.side_to_move();
    const Square king = position.king(us);
    const Bitboard occupied = position.pieces();
    const Bitboard allowed = ~position.pieces(us) & ~bit(position.king(!us));

    Bitboard steps = king_attacks(king) & allowed;
    for (const Square to : Squares{steps})
        if (!king_is_safe_on(position, to)) steps ^= bit(to);
    if (steps != 0 && visit(king, PieceType::king, steps)) return true;

    const Bitboard answers = check_answers(position) & allowed;
    if (answers == 0) return false;
    const Bitboard pinned = position.pinned(us);
    for (const PieceType type : all_piece_types) {
        if (type == PieceType::king) continue;
        for (const Square from : Squares{position.pieces(us, type)}) {
            Bitboard targets = type == PieceType::pawn ? pawn_targets(position, from)
                                                       : piece_attacks(type, from, occupied);
            targets &= answers;
            if (contains(pinned, from)) targets &= line_through(king, from);
            if (targets != 0 && visit(from, type, targets)) return true;
        }
    }
    return false;
}

// Offers each pawn that may capture en passant.
template <class Visit>
bool visit_en_passant(const Position& position, Visit visit) {
    const Square to = position.en_passant();
    if (to == no_square) return false;
    const Color us = position.side_to_move();
    const Bitboard pawns = pawn_attacks(!us, to) & position.pieces(us, PieceType::pawn);
    for (const Square from : Squares{pawns})
        if (en_passant_is_safe(position, from) && visit(from)) return true;
    return false;
}

void add_moves(MoveList& moves, Square from, Bitboard targets) {
    for (const Square to : Squares{targets})
        moves.push_back({from, to});
}

void add_promotions(MoveList& moves, Square from, Bitboard targets) {
    for (const Square to : Squares{targets})
        for (const PieceType type : promotion_types)
            moves.push_back({from, to, Move::Kind::promotion, type});
}

} // namespace

MoveList Position::legal_moves() const {
    constexpr Bitboard last_ranks = rank_mask(0) | rank_mask(7);
    MoveList moves;
    visit_targets(*this, [&](Square from, PieceType type, Bitboard targets) {
        if (type == PieceType::pawn) {
            add_promotions(moves, from, targets & last_ranks);
            targets &= ~last_ranks;
        }
        add_moves(moves, from, targets);
        return false;
    });
    visit_en_passant(*this, [&](Square from) {
        moves.push_back({from, en_passant_, Move::Kind::en_passant});
        return false;
    });
    for (const CastlingSide side : {CastlingSide::king_side, CastlingSide::queen_side})
        if (can_castle(*this, side)) moves.push_back(castling_move(*this, side));
    return moves;
}

bool Position::has_legal_move() const {
    return visit_targets(*this, [](Square, PieceType, Bitboard) { return true; }) ||
           visit_en_passant(*this, [](Square) { return true; }) ||
           can_castle(*this, CastlingSide::king_side) ||
           can_castle(*this, CastlingSide::queen_side);
}

} // namespace arbiter::chess
