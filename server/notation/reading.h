#pragma once

#include "chess/types.h"
#include "notation/flags.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

// What a notation makes of a written move on a given board.
namespace arbiter::notation {

// In what a written move differs from SAN. Each has a rule of its own that speaks of it.
enum class Deviation : std::uint8_t {
    castling_form,           // 0-0, o-o, O–O, OO, e1g1 for castling
    promotion_form,          // e8Q, e8(Q), e8/Q, e8=q
    promotion_missing,       // e8: an error, read as a queen to go on
    piece_letter_case,       // nf3
    pawn_letter,             // Pe4
    en_passant_suffix,       // exd6e.p.
    long_algebraic,          // e2-e4, Ng1-f3, Ng1xf3
    uci,                     // e2e4, e7e8q
    capture_mark_missing,    // Nf3 for Nxf3, ed5 for exd5
    capture_mark_needless,   // Nxf3 on an empty square
    capture_mark_form,       // N:f3, Nf3:
    check_mark_missing,      // neither + nor # on a check or mate
    check_mark_needless,     // + or # on a quiet move
    check_mark_wrong,        // + for mate, # for check
    check_mark_form,         // ++, ch, mate, ‡
    needless_disambiguation, // Nge2 while the other knight is pinned or absent
    disambiguation_form,     // N1c3 where Nbc3 is due (8.2.3.4); xd5 for exd5
    null_move,               // --, Z0, @@@@, 0000
    homoglyph,               // a letter of another script that looks like the one meant
};

using Deviations = Flags<Deviation>;

// Exactly one legal move is meant. Of the three deviations of a kind of mark at most one is there:
// the one that a reader should hear of.
struct Legal {
    chess::Move move;
    Deviations deviations;

    friend constexpr bool operator==(const Legal&, const Legal&) = default;
};

// Several legal moves fit.
struct Ambiguous {
    std::vector<chess::Move> candidates;
    Deviations deviations; // those of the text alone: its form, not its marks
};

// No legal move fits, and why. `reason` completes "Nd5 is illegal: ".
struct Illegal {
    enum class Cause : std::uint8_t {
        no_such_piece,        // no knight of White's on the board (or on that file, rank, square)
        unreachable,          // no knight can reach the square on an empty board
        blocked,              // by the man on `square`
        pinned,               // by the man on `square`
        in_check,             // leaves a check standing, from `square`
        into_check,           // the king would stand in check from `square`
        own_piece,            // on the target, `square`
        nothing_to_capture,   // a capture on an empty square, `square`
        other_piece,          // than the one said to be captured, on `square`
        pawn_blocked,         // pawn push onto or over a man on `square`
        pawn_unreachable,     // no pawn that could be meant moves so
        castling_right,       // king or rook has moved, or is not there
        castling_blocked,     // by the man on `square`
        castling_in_check,    // from `square`
        castling_through,     // over or onto a square attacked by the man on `square`
        promotion_impossible, // a promotion that is not one
        game_over,            // after mate or stalemate
        side_to_move,         // legal for the other side
    };
    Cause cause = Cause::no_such_piece;
    chess::Square square = chess::no_square;
    std::string reason;
};

// The text has not the shape of a move of any form known here.
struct NotAMove {};

using Reading = std::variant<Legal, Ambiguous, Illegal, NotAMove>;

} // namespace arbiter::notation
