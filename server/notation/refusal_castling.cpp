#include "chess/attacks.h"
#include "notation/refusal.h"
#include "notation/refusal_common.h"
#include "notation/san_rules.h"
#include "notation/wording.h"

#include <string>

namespace arbiter::notation {

using chess::Bitboard;
using chess::CastlingSide;
using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;
using Cause = Illegal::Cause;

namespace {

Square corner(chess::Color color, CastlingSide side) {
    const int rank = color == chess::Color::white ? 0 : 7;
    return chess::make_square(side == CastlingSide::king_side ? 7 : 0, rank);
}

Illegal refuse_without_right(CastlingSide side, const Position& position) {
    const chess::Color us = position.side_to_move();
    const Square king = position.king(us);
    const std::string king_text = man_on(king, position);
    if (chess::relative_rank(us, king) != 0) {
        return {Cause::castling_right, king, king_text + " has moved"};
    }
    // In Chess960 any king and rook of the rank may have been the ones that could castle.
    if (chess::file_of(king) != 4 || position.is_chess960()) {
        return {Cause::castling_right, king, king_text + " or its rook has moved before"};
    }
    const Square rook = corner(us, side);
    if (position.piece_on(rook) != chess::Piece{PieceType::rook, us}) {
        return {Cause::castling_right, rook, "there is no rook on " + chess::to_string(rook)};
    }
    return {Cause::castling_right, rook,
            king_text + " or " + man_on(rook, position) + " has moved before"};
}

// The men on the ways of king and rook, each with its end.
Bitboard obstacles(Move castling, const Position& position) {
    const Square king_to = Position::king_destination(castling);
    const Square rook_to = Position::rook_destination(castling);
    const Bitboard ways = chess::between(castling.from(), king_to) | chess::bit(king_to) |
                          chess::between(castling.to(), rook_to) | chess::bit(rook_to);
    return ways & position.pieces() & ~chess::bit(castling.from()) & ~chess::bit(castling.to());
}

// The men that attack a square of the king's way. On its last square the rook has moved too, and
// may have covered it.
Bitboard attackers_of(Square square, Move castling, const Position& position) {
    const bool arrived = square == Position::king_destination(castling);
    const Square rook = arrived ? Position::rook_destination(castling) : castling.to();
    const Bitboard others =
        position.pieces() & ~chess::bit(castling.from()) & ~chess::bit(castling.to());
    return position.attackers(square, !position.side_to_move(), others | chess::bit(rook));
}

Illegal refuse_attacked(Move castling, const Position& position) {
    Square attacked = Position::king_destination(castling);
    for (const Square passed : chess::Squares{chess::between(castling.from(), attacked)}) {
        if (attackers_of(passed, castling, position) != 0) attacked = passed;
    }
    const Square by = chess::first(attackers_of(attacked, castling, position));
    return {Cause::castling_through, by,
            chess::to_string(attacked) + " is attacked by " + man_on(by, position)};
}

} // namespace

Illegal refuse_castling(CastlingSide side, const Position& position) {
    if (!position.has_legal_move()) return refuse_after_end(position);
    const auto castling = castling_move(side, position);
    if (!castling) return refuse_without_right(side, position);
    if (const Bitboard blockers = obstacles(*castling, position); blockers != 0) {
        const Square by = chess::first(blockers);
        return {Cause::castling_blocked, by, man_on(by, position) + " is in the way"};
    }
    if (position.in_check()) {
        return {Cause::castling_in_check, chess::first(position.checkers()),
                man_on(castling->from(), position) + " is in check from " +
                    men_on(position.checkers(), position)};
    }
    return refuse_attacked(*castling, position);
}

Illegal refuse_null_move(const Position& position) {
    if (!position.has_legal_move()) return refuse_after_end(position);
    return {Cause::in_check, chess::first(position.checkers()),
            man_on(position.king(position.side_to_move()), position) + " is in check from " +
                men_on(position.checkers(), position)};
}

} // namespace arbiter::notation
