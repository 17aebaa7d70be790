#include "notation/refusal_common.h"

#include "notation/wording.h"

#include <string>

namespace arbiter::notation {

using chess::Bitboard;
using chess::PieceType;
using chess::Position;
using chess::Square;
using Cause = Illegal::Cause;

namespace {

Illegal refuse_king(Square to, const Position& position) {
    const chess::Color us = position.side_to_move();
    const Bitboard without_king = position.pieces() & ~position.pieces(us, PieceType::king);
    const Square attacker = chess::first(position.attackers(to, !us, without_king));
    const std::string by = " by " + man_on(attacker, position);
    if (chess::contains(position.pieces(!us), to)) {
        return {Cause::into_check, attacker, man_on(to, position) + " is protected" + by};
    }
    return {Cause::into_check, attacker, chess::to_string(to) + " is attacked" + by};
}

// The men that attack the mover's king once `from` has gone to `to`.
Bitboard attackers_after(Square from, Square to, const Position& position) {
    const chess::Color us = position.side_to_move();
    Bitboard captured = chess::bit(to);
    if (to == position.en_passant() && position.piece_on(from).type == PieceType::pawn) {
        captured = chess::forward(!us, captured);
    }
    const Bitboard stay = position.pieces() & ~chess::bit(from) & ~captured;
    return position.attackers(position.king(us), !us, stay | chess::bit(to)) & ~captured;
}

// A man other than the king. The check that stands already is the reason before a pin, which
// matters only to a man that would meet it.
Illegal refuse_man(Square from, Square to, const Position& position) {
    const chess::Color us = position.side_to_move();
    const std::string king = man_on(position.king(us), position);
    const Bitboard after = attackers_after(from, to, position);
    const Bitboard standing = after & position.checkers();
    if (standing != 0) {
        return {Cause::in_check, chess::first(standing),
                "it leaves " + king + " in check from " + men_on(standing, position)};
    }
    const Square attacker = chess::first(after);
    const std::string by = man_on(attacker, position);
    if (chess::contains(position.pinned(us), from)) {
        return {Cause::pinned, attacker,
                man_on(from, position) + " is pinned to " + king + " by " + by};
    }
    return {Cause::into_check, attacker, "taking en passant exposes " + king + " to " + by};
}

} // namespace

Illegal refuse_after_end(const Position& position) {
    std::string reason = "the game is over, ";
    reason += side(position.side_to_move());
    reason += position.in_check() ? " is checkmated" : " is stalemated";
    return {Cause::game_over, chess::no_square, reason};
}

Illegal refuse_other_side(const Position& position) {
    const chess::Color us = position.side_to_move();
    std::string reason = "it is ";
    reason += side(us);
    reason += "'s move, and only ";
    reason += side(!us);
    return {Cause::side_to_move, chess::no_square, reason + " could play it"};
}

Illegal refuse_as_promotion(chess::Move move, PieceType promotion, const Position& position) {
    std::string reason = "a pawn can't become a ";
    reason += chess::name(promotion);
    if (position.moved_piece(move).type != PieceType::pawn) {
        reason = "only a pawn promotes";
    } else if (move.promotion() == PieceType::none) {
        reason = "a pawn promotes only on the ";
        reason += position.side_to_move() == chess::Color::white ? "eighth rank" : "first rank";
    }
    return {Cause::promotion_impossible, chess::no_square, reason};
}

Illegal refuse_unsafe(Bitboard movers, Square to, const Position& position) {
    const Square king = position.king(position.side_to_move());
    if (chess::contains(movers, king)) return refuse_king(to, position);
    Illegal refusal;
    for (const Square from : chess::Squares{movers}) {
        refusal = refuse_man(from, to, position);
        if (refusal.cause == Cause::pinned) break;
    }
    return refusal;
}

} // namespace arbiter::notation
