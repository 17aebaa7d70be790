#include "notation/refusal.h"

#include "chess/attacks.h"
#include "chess/capture.h"
#include "notation/refusal_common.h"
#include "notation/wording.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace arbiter::notation {

using chess::Bitboard;
using chess::PieceType;
using chess::Position;
using chess::Square;
using Cause = Illegal::Cause;

namespace {

constexpr std::array<std::string_view, 8> rank_names{"first", "second", "third",   "fourth",
                                                     "fifth", "sixth",  "seventh", "eighth"};

// "on b1", "on the b-file", "on the first rank"; empty without an origin.
std::string origin_text(const Pattern& pattern) {
    if (pattern.has_origin()) return " on " + chess::to_string(pattern.origin());
    if (pattern.file != any_line)
        return std::string(" on the ") + char('a' + pattern.file) + "-file";
    if (pattern.rank == any_line) return "";
    const auto rank = static_cast<unsigned char>(pattern.rank);
    return " on the " + std::string(rank_names[rank]) + " rank";
}

// The men that the pattern could mean, wherever they can go.
Bitboard men_meant(const Pattern& pattern, const Position& position) {
    Bitboard men = position.pieces(position.side_to_move(), pattern.piece);
    for (const Square square : chess::Squares{men}) {
        if (!starts_at(pattern, square)) men &= ~chess::bit(square);
    }
    return men;
}

Illegal no_such_piece(const Pattern& pattern, const Position& position) {
    std::string reason{side(position.side_to_move())};
    reason += " has no ";
    reason += chess::name(pattern.piece);
    if (position.pieces(position.side_to_move(), pattern.piece) != 0) {
        reason += origin_text(pattern);
    }
    return {Cause::no_such_piece, chess::no_square, reason};
}

Illegal own_piece(Square to, const Position& position) {
    std::string reason{side(position.side_to_move())};
    reason += "'s own ";
    reason += chess::name(position.piece_on(to).type);
    reason += " is on " + chess::to_string(to);
    return {Cause::own_piece, to, reason};
}

// "the knight on b1 can't reach d5", or, of several, "no white knight can reach d5".
std::string cannot(Bitboard men, std::string_view what, const Pattern& pattern,
                   const Position& position) {
    std::string reason;
    if (chess::has_several(men)) {
        reason = "no ";
        reason += chess::name(position.side_to_move());
        reason += ' ';
        reason += chess::name(pattern.piece);
        reason += " can ";
    } else {
        reason = man_on(chess::first(men), position) + " can't ";
    }
    reason += what;
    return reason + chess::to_string(pattern.to);
}

int distance(Square from, Square to) {
    return std::max(std::abs(chess::file_of(from) - chess::file_of(to)),
                    std::abs(chess::rank_of(from) - chess::rank_of(to)));
}

Square nearest(Square to, Bitboard squares) {
    Square best = chess::first(squares);
    for (const Square square : chess::Squares{squares}) {
        if (distance(square, to) < distance(best, to)) best = square;
    }
    return best;
}

Illegal blocked(Square from, Square by, Cause cause, const Position& position) {
    return {cause, by, man_on(from, position) + " is blocked by " + man_on(by, position)};
}

// Of those that go to `to` but for the men in between, the nearest.
Illegal refuse_blocked(Bitboard men, Square to, const Position& position) {
    const Square from = nearest(to, men);
    const Square by = nearest(from, chess::between(from, to) & position.pieces());
    return blocked(from, by, Cause::blocked, position);
}

Illegal refuse_piece(const Pattern& pattern, const Position& position) {
    const auto men = men_meant(pattern, position);
    if (men == 0) return no_such_piece(pattern, position);
    const Square to = pattern.to;
    if (chess::contains(position.pieces(position.side_to_move()), to)) {
        return own_piece(to, position);
    }
    const Bitboard movers = men & chess::piece_attacks(pattern.piece, to, position.pieces());
    if (movers != 0) return refuse_unsafe(movers, to, position);
    const Bitboard obstructed = men & chess::piece_attacks(pattern.piece, to, 0);
    if (obstructed != 0) return refuse_blocked(obstructed, to, position);
    return {Cause::unreachable, chess::no_square, cannot(men, "reach ", pattern, position)};
}

Illegal nothing_to_capture(Square to) {
    return {Cause::nothing_to_capture, to,
            "there is nothing to capture on " + chess::to_string(to)};
}

// The square behind `to` as its pawn comes, or no_square.
Square behind(Square to, chess::Color color) {
    return chess::relative_rank(color, to) == 0 ? chess::no_square : chess::forward(!color, to);
}

Illegal refuse_empty_capture(Square to, const Position& position) {
    const chess::Color us = position.side_to_move();
    const Square passed = behind(to, us);
    const bool beside_pawn = chess::relative_rank(us, to) == 5 &&
                             chess::contains(position.pieces(!us, PieceType::pawn), passed);
    if (!beside_pawn) return nothing_to_capture(to);
    return {Cause::nothing_to_capture, to,
            man_on(passed, position) +
                " can't be taken en passant, since it has not just moved two squares"};
}

Illegal refuse_pawn_capture(Bitboard pawns, const Pattern& pattern, const Position& position) {
    const chess::Color us = position.side_to_move();
    const Square to = pattern.to;
    const Bitboard movers = pawns & chess::pawn_attacks(!us, to);
    if (movers == 0) {
        return {Cause::pawn_unreachable, chess::no_square,
                cannot(pawns, "capture on ", pattern, position)};
    }
    if (chess::contains(position.pieces(us), to)) return own_piece(to, position);
    if (!chess::contains(position.pieces(!us), to) && to != position.en_passant()) {
        return refuse_empty_capture(to, position);
    }
    return refuse_unsafe(movers, to, position);
}

Illegal refuse_pawn_push(Bitboard pawns, const Pattern& pattern, const Position& position) {
    const chess::Color us = position.side_to_move();
    const Square to = pattern.to;
    const Square one = behind(to, us);
    const Square two = chess::relative_rank(us, to) == 3 ? behind(one, us) : chess::no_square;
    for (const Square from : {one, two}) {
        if (from == chess::no_square || !chess::contains(pawns, from)) continue;
        const Bitboard path = (chess::between(from, to) | chess::bit(to)) & position.pieces();
        if (path == 0) return refuse_unsafe(chess::bit(from), to, position);
        return blocked(from, nearest(from, path), Cause::pawn_blocked, position);
    }
    return {Cause::pawn_unreachable, chess::no_square, cannot(pawns, "reach ", pattern, position)};
}

Illegal refuse_pawn(const Pattern& pattern, const Position& position) {
    Pattern meant = pattern;
    if (!pattern.capture) meant.file = static_cast<std::int8_t>(chess::file_of(pattern.to));
    const Bitboard pawns = men_meant(meant, position);
    if (pawns == 0) return no_such_piece(meant, position);
    return pattern.capture ? refuse_pawn_capture(pawns, pattern, position)
                           : refuse_pawn_push(pawns, pattern, position);
}

// A promotion that is not one, of a move that is legal but for it.
std::optional<Illegal> refuse_promotion(const Pattern& pattern, const Position& position) {
    if (pattern.promotion == PieceType::none) return std::nullopt;
    Pattern plain = pattern;
    plain.promotion = PieceType::none;
    const auto moves = legal_moves(plain, position);
    if (moves.empty()) return std::nullopt;
    return refuse_as_promotion(moves[0], pattern.promotion, position);
}

// A man that is not the one said to be taken, by a move that is legal but for it, whatever it is
// said to promote to.
std::optional<Illegal> refuse_captured(const Pattern& pattern, const Position& position) {
    if (pattern.captured == PieceType::none) return std::nullopt;
    Pattern plain = pattern;
    plain.captured = plain.promotion = PieceType::none;
    const auto moves = legal_moves(plain, position);
    if (moves.empty() || takes_as_said(pattern, moves[0], position)) return std::nullopt;
    if (!position.is_capture(moves[0])) return nothing_to_capture(pattern.to);
    const Square taken = chess::taken_on(moves[0]);
    std::string reason = man_on(taken, position) + " is no ";
    reason += chess::name(pattern.captured);
    return Illegal{Cause::other_piece, taken, std::move(reason)};
}

// The pattern of a named man, where it was given by its square alone.
std::optional<Pattern> with_piece(Pattern pattern, const Position& position) {
    const auto man = position.piece_on(pattern.origin());
    if (man.type == PieceType::none || man.color != position.side_to_move()) return std::nullopt;
    pattern.piece = man.type;
    if (man.type == PieceType::pawn)
        pattern.capture = chess::file_of(pattern.origin()) != chess::file_of(pattern.to);
    return pattern;
}

Illegal refuse_square(Square from, const Position& position) {
    const auto man = position.piece_on(from);
    if (man.type == PieceType::none) {
        return {Cause::no_such_piece, from, "there is no piece on " + chess::to_string(from)};
    }
    std::string reason = man_on(from, position) + " is ";
    reason += side(man.color);
    return {Cause::no_such_piece, from, reason + "'s"};
}

Illegal refuse_for_mover(const Pattern& pattern, const Position& position) {
    if (auto refusal = refuse_captured(pattern, position)) return *std::move(refusal);
    if (auto refusal = refuse_promotion(pattern, position)) return *std::move(refusal);
    if (pattern.piece == PieceType::pawn) return refuse_pawn(pattern, position);
    if (pattern.piece != PieceType::none) return refuse_piece(pattern, position);
    const auto named = with_piece(pattern, position);
    return named ? refuse_for_mover(*named, position) : refuse_square(pattern.origin(), position);
}

// Causes that leave it likely that the move is not the mover's at all.
bool is_weak(Cause cause) {
    constexpr std::array weak{Cause::no_such_piece, Cause::unreachable, Cause::own_piece,
                              Cause::pawn_unreachable};
    return std::ranges::find(weak, cause) != weak.end();
}

// Whether the other side could play it as it is written, were it to move.
bool is_other_sides(const Pattern& pattern, const Position& position) {
    if (position.in_check()) return false;
    Position passed = position;
    passed.play(chess::Move::null());
    const auto moves = legal_moves(pattern, passed);
    return std::ranges::any_of(
        moves, [&](const chess::Move move) { return !pattern.capture || passed.is_capture(move); });
}

} // namespace

Illegal refuse(const Pattern& pattern, const Position& position) {
    if (!position.has_legal_move()) return refuse_after_end(position);
    if (pattern.to == position.king(!position.side_to_move())) {
        return {Cause::unreachable, pattern.to, "a king can't be captured"};
    }
    Illegal refusal = refuse_for_mover(pattern, position);
    if (!is_weak(refusal.cause)) return refusal;
    if (is_other_sides(pattern, position)) return refuse_other_side(position);
    const bool takes_nothing = pattern.capture && !chess::contains(position.pieces(), pattern.to);
    if (takes_nothing && refusal.cause == Cause::unreachable) return nothing_to_capture(pattern.to);
    return refusal;
}

} // namespace arbiter::notation
