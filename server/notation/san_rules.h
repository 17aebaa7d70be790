#pragma once

#include "chess/legality.h"
#include "chess/position.h"
#include "notation/reading.h"

#include <optional>

// What SAN asks of a move on the board (PGN 8.2.3.4, 8.2.3.5), for reading and writing alike.
namespace arbiter::notation {

// What a move says of the square that it starts from.
struct Origin {
    bool file = false;
    bool rank = false;

    friend constexpr bool operator==(Origin, Origin) = default;
};

// The least that tells `from` from the other origins: its file, else its rank, else both.
constexpr Origin least_origin(chess::Square from, chess::Bitboard origins) {
    const chess::Bitboard others = origins & ~chess::bit(from);
    if (others == 0) return {};
    if ((others & chess::file_mask(chess::file_of(from))) == 0) return {.file = true};
    if ((others & chess::rank_mask(chess::rank_of(from))) == 0) return {.rank = true};
    return {.file = true, .rank = true};
}

// The origin that SAN writes in a legal move other than castling.
inline Origin san_origin(chess::Move move, const chess::Position& position) {
    const auto type = position.moved_piece(move).type;
    if (type == chess::PieceType::pawn) return {.file = position.is_capture(move)};
    return least_origin(move.from(), position.legal_origins(type, move.to()));
}

enum class CheckMark : std::uint8_t {
    none,
    check,
    mate,
    check_or_mate, // written only: ++
};

// The mark of the move that led to the position.
inline CheckMark san_check_mark(const chess::Position& after) {
    if (!after.in_check()) return CheckMark::none;
    return after.has_legal_move() ? CheckMark::check : CheckMark::mate;
}

enum class Spelling : std::uint8_t {
    exact,
    unusual,
    capture_sign, // x for mate, as in Russian books
};

// At most one deviation.
constexpr Deviations check_mark_deviations(CheckMark written, Spelling spelling, CheckMark due) {
    Deviations found;
    if (written == CheckMark::none) {
        if (due != CheckMark::none) found.add(Deviation::check_mark_missing);
    } else if (due == CheckMark::none) {
        found.add(Deviation::check_mark_needless);
    } else if (written != due && written != CheckMark::check_or_mate) {
        found.add(Deviation::check_mark_wrong);
    } else if (spelling != Spelling::exact) {
        found.add(Deviation::check_mark_form);
    }
    return found;
}

// Castling to that side, where the side to move has the right; legal or not.
inline std::optional<chess::Move> castling_move(chess::CastlingSide side,
                                                const chess::Position& position) {
    const auto us = position.side_to_move();
    if (position.castling_rook(us, side) == chess::no_square) return std::nullopt;
    return chess::castling_move(position, side);
}

} // namespace arbiter::notation
