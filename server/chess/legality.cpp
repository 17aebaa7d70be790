#include "chess/legality.h"

#include "chess/attacks.h"

namespace arbiter::chess {

namespace {

bool attacked(const Position& position, Square square, Bitboard occupied) {
    return position.attackers(square, !position.side_to_move(), occupied) != 0;
}

bool on_last_rank(Color color, Square square) {
    return relative_rank(color, square) == 7;
}

// The pawns that could push or capture to the square; en passant aside.
Bitboard pawn_origins(const Position& position, Square to) {
    const Color us = position.side_to_move();
    const Bitboard pawns = position.pieces(us, PieceType::pawn);
    if (contains(position.pieces(), to)) return pawn_attacks(!us, to) & pawns;
    const Bitboard one_back = forward(!us, bit(to));
    if ((one_back & position.pieces()) != 0 || relative_rank(us, to) != 3) return one_back & pawns;
    return forward(!us, one_back) & pawns;
}

// Leaves out the men that are pinned on another line.
Bitboard without_pinned(const Position& position, Bitboard origins, Square to) {
    const Square king = position.king(position.side_to_move());
    for (const Square from : Squares{origins & queen_lines(king)})
        if (!contains(line_through(king, from), to) && position.pinner(from) != no_square)
            origins ^= bit(from);
    return origins;
}

bool is_legal_castling(const Position& position, Move move) {
    const CastlingSide side = Position::castling_side(move);
    return move == castling_move(position, side) && can_castle(position, side);
}

bool is_legal_en_passant(const Position& position, Move move) {
    const Color us = position.side_to_move();
    const Square from = move.from();
    return move.to() == position.en_passant() &&
           contains(position.pieces(us, PieceType::pawn) & pawn_attacks(!us, move.to()), from) &&
           en_passant_is_safe(position, from);
}

} // namespace

Bitboard check_answers(const Position& position) {
    const Bitboard checkers = position.checkers();
    if (checkers == 0) return ~Bitboard{0};
    if (has_several(checkers)) return 0;
    return checkers | between(position.king(position.side_to_move()), first(checkers));
}

bool king_is_safe_on(const Position& position, Square to) {
    const Bitboard king = bit(position.king(position.side_to_move()));
    return !attacked(position, to, (position.pieces() ^ king) | bit(to));
}

bool en_passant_is_safe(const Position& position, Square from) {
    const Color us = position.side_to_move();
    const Square to = position.en_passant();
    const Bitboard captured = bit(forward(!us, to));
    const Bitboard occupied = (position.pieces() ^ bit(from) ^ captured) | bit(to);
    return !attacked(position, position.king(us), occupied);
}

bool can_castle(const Position& position, CastlingSide side) {
    const Color us = position.side_to_move();
    if (position.castling_rook(us, side) == no_square || position.in_check()) return false;
    const Move move = castling_move(position, side);
    const Square king_to = Position::king_destination(move);
    const Square rook_to = Position::rook_destination(move);
    const Bitboard castling_men = bit(move.from()) | bit(move.to());
    const Bitboard others = position.pieces() ^ castling_men;
    const Bitboard king_path = between(move.from(), king_to) | bit(king_to);
    const Bitboard rook_path = between(move.to(), rook_to) | bit(rook_to);
    if (((king_path | rook_path) & others) != 0) return false;
    for (const Square square : Squares{king_path & ~bit(king_to)})
        if (attacked(position, square, position.pieces())) return false;
    // The rook may have been what shielded the king's new square.
    return !attacked(position, king_to, others | bit(king_to) | bit(rook_to));
}

Bitboard pawn_targets(const Position& position, Square from) {
    const Color us = position.side_to_move();
    const Bitboard empty = ~position.pieces();
    const Bitboard push = forward(us, bit(from)) & empty;
    const Bitboard second_push = relative_rank(us, from) == 1 ? forward(us, push) & empty : 0;
    return push | second_push | (pawn_attacks(us, from) & position.pieces(!us));
}

Square Position::pinner(Square square) const {
    const Color color = piece_on(square).color;
    const Square home = king(color);
    const Bitboard occupied = pieces();
    const bool diagonal = contains(bishop_lines(home), square);
    if (!diagonal && !contains(rook_lines(home), square)) return no_square;
    const Bitboard pinners = (diagonal ? diagonal_sliders(!color) : straight_sliders(!color)) &
                             line_through(home, square);
    if (pinners == 0 || !contains(occupied, square)) return no_square;
    const Bitboard seen =
        diagonal ? bishop_attacks(square, occupied) : rook_attacks(square, occupied);
    if (!contains(seen, home) || (seen & pinners) == 0) return no_square;
    return first(seen & pinners);
}

Bitboard Position::pinned(Color color) const {
    const Square home = king(color);
    const Bitboard occupied = pieces();
    const Bitboard snipers = (bishop_lines(home) & diagonal_sliders(!color)) |
                             (rook_lines(home) & straight_sliders(!color));
    Bitboard found = 0;
    for (const Square sniper : Squares{snipers}) {
        const Bitboard blockers = between(home, sniper) & occupied;
        if (!has_several(blockers)) found |= blockers & pieces(color);
    }
    return found;
}

Bitboard Position::legal_origins(PieceType type, Square to) const {
    const Color us = side_to_move_;
    if (contains(pieces(us) | bit(king(!us)), to)) return 0;
    if (type == PieceType::king) {
        const Bitboard home = bit(king(us)) & king_attacks(to);
        return home != 0 && king_is_safe_on(*this, to) ? home : 0;
    }
    if (type == PieceType::pawn && to == en_passant_) {
        Bitboard origins = without_pinned(*this, pawn_origins(*this, to), to);
        if (!contains(check_answers(*this), to)) origins = 0;
        for (const Square from : Squares{pawn_attacks(!us, to) & pieces(us, PieceType::pawn)})
            if (en_passant_is_safe(*this, from)) origins |= bit(from);
        return origins;
    }
    const Bitboard origins = type == PieceType::pawn
                                 ? pawn_origins(*this, to)
                                 : piece_attacks(type, to, pieces()) & pieces(us, type);
    if (origins == 0 || (in_check() && !contains(check_answers(*this), to))) return 0;
    return without_pinned(*this, origins, to);
}

bool Position::is_legal(Move move) const {
    const Square from = move.from();
    const Square to = move.to();
    if (!contains(pieces(side_to_move_), from)) return false;
    if (move.kind() == Move::Kind::castling) return is_legal_castling(*this, move);
    const PieceType type = piece_on(from).type;
    if (move.kind() == Move::Kind::en_passant)
        return move == Move{from, to, Move::Kind::en_passant} && is_legal_en_passant(*this, move);
    const bool promotes = type == PieceType::pawn && on_last_rank(side_to_move_, to);
    if (promotes != (move.kind() == Move::Kind::promotion)) return false;
    if (!promotes && move != Move{from, to}) return false;

    if (contains(pieces(side_to_move_) | bit(king(!side_to_move_)), to)) return false;
    if (type == PieceType::king)
        return contains(king_attacks(from), to) && king_is_safe_on(*this, to);
    const Bitboard targets =
        type == PieceType::pawn ? pawn_targets(*this, from) : piece_attacks(type, from, pieces());
    return contains(targets & check_answers(*this), to) &&
           without_pinned(*this, bit(from), to) != 0;
}

} // namespace arbiter::chess
