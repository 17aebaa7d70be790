#include "notation/descriptive.h"

#include "chess/bitboard.h"
#include "chess/capture.h"
#include "notation/descriptive_rules.h"

#include <algorithm>

namespace arbiter::notation {

using chess::Move;
using chess::MoveList;
using chess::PieceType;
using chess::Position;
using chess::Square;
using Action = DescriptiveMove::Action;

namespace {

bool lies_in(Place place, Square square, chess::Color seen_from) {
    const bool file_fits = (place.files >> chess::file_of(square) & 1) != 0;
    return file_fits &&
           (place.rank == any_rank || place.rank == chess::relative_rank(seen_from, square));
}

bool fits_castling(const DescriptiveMove& written, Move move) {
    if (move.kind() != Move::Kind::castling) return false;
    return !written.side || *written.side == Position::castling_side(move);
}

bool fits_promotion(const DescriptiveMove& written, Move move) {
    if (move.promotion() == PieceType::none)
        return written.promotion == PieceType::none || written.promotion_may_be_place;
    const auto due = written.promotion == PieceType::none ? PieceType::queen : written.promotion;
    return move.promotion() == due;
}

bool fits_target(const DescriptiveMove& written, Move move, const Position& position) {
    const Square square = chess::taken_on(move);
    const auto us = position.side_to_move();
    if (!lies_in(written.to, move.to(), us)) return false;
    if (written.target == PieceType::none) return true;
    if (position.piece_on(square).type != written.target) return false;
    if (!lies_in({written.target_files, any_rank}, square, us)) return false;
    const bool is_promotion = written.promotion_may_be_place && move.promotion() != PieceType::none;
    return is_promotion || lies_in(written.target_place, square, us) ||
           lies_in(written.target_place, square, !us);
}

bool fits(const DescriptiveMove& written, Move move, const Position& position) {
    if (written.action == Action::castling) return fits_castling(written, move);
    if (move.kind() == Move::Kind::castling) return false;
    if (position.piece_on(move.from()).type != written.man) return false;
    const auto us = position.side_to_move();
    if (!lies_in({written.files, any_rank}, move.from(), us)) return false;
    if (!lies_in(written.from, move.from(), us)) return false;
    if (!fits_promotion(written, move)) return false;
    if (written.action == Action::any) return true;
    const bool captures = position.is_capture(move);
    if (written.action == Action::capture) return captures && fits_target(written, move, position);
    return !captures && lies_in(written.to, move.to(), us);
}

MoveList literal_moves(const DescriptiveMove& written, const Position& position) {
    MoveList moves;
    if (written.action == Action::null) {
        if (!position.in_check() && position.has_legal_move()) moves.push_back(Move::null());
        return moves;
    }
    for (const Move move : position.legal_moves())
        if (fits(written, move, position)) moves.push_back(move);
    return moves;
}

bool has_printed_check(const DescriptiveMove& written, Move move, const Position& position) {
    if (!position.gives_check(move)) return false;
    if (!written.doubled && !written.discovered) return true;
    Position after = position;
    after.play(move);
    const auto checkers = after.checkers();
    if (written.doubled) return (checkers & (checkers - 1)) != 0;
    return checkers != chess::bit(Position::king_destination(move));
}

bool mates(Move move, const Position& position) {
    Position after = position;
    after.play(move);
    return after.in_check() && !after.has_legal_move();
}

bool has_wing(const Origins& origins, Square square, std::optional<Wing> wing) {
    return !wing || origins.wing(square) == wing;
}

// Leaves out what does not fit, where anything fits.
template <typename Fits>
bool narrow(MoveList& moves, Fits fits) {
    MoveList left;
    for (const Move move : moves)
        if (fits(move)) left.push_back(move);
    if (left.empty() || left.size() == moves.size()) return false;
    moves = left;
    return true;
}

// Of several men the one that stands nearest to the named side of the board.
bool narrow_by_place(MoveList& moves, Wing wing) {
    const auto side = [wing](Move move) {
        const int file = chess::file_of(move.from());
        return wing == Wing::king ? file : 7 - file;
    };
    int most = 0;
    for (const Move move : moves)
        most = std::max(most, side(move));
    return narrow(moves, [&](Move move) { return side(move) == most; });
}

class Refiner {
public:
    Refiner(const DescriptiveMove& written, const DescriptiveBoard& board)
        : written_(written), board_(board) {}

    DescriptiveReading read() && {
        reading_.literal = literal_moves(written_, board_.position);
        reading_.moves = reading_.literal;
        // Cheapest first where nothing is left to decide: nearly always.
        if (reading_.moves.size() > 1) by_marks();
        if (reading_.moves.size() > 1) by_original_wing();
        if (reading_.moves.size() > 1) by_absent_mark();
        if (reading_.moves.size() > 1) by_recapture();
        if (reading_.moves.size() > 1) by_relative_wing();
        return reading_;
    }

private:
    template <typename Fits>
    void narrow_by(Evidence evidence, Fits fits) {
        if (narrow(reading_.moves, fits)) reading_.decided.add(evidence);
    }

    void by_marks() {
        const Position& position = board_.position;
        if (written_.mate)
            narrow_by(Evidence::mark, [&](Move move) { return mates(move, position); });
        if (written_.check) {
            narrow_by(Evidence::mark, [&](Move move) { return position.gives_check(move); });
            narrow_by(Evidence::mark,
                      [&](Move move) { return has_printed_check(written_, move, position); });
        }
        if (written_.en_passant)
            narrow_by(Evidence::mark,
                      [](Move move) { return move.kind() == Move::Kind::en_passant; });
    }

    void by_original_wing() {
        MoveList by_place = reading_.moves;
        narrow_by(Evidence::original_wing,
                  [&](Move move) { return has_wing(board_.origins, move.from(), written_.wing); });
        if (reading_.decided.has(Evidence::original_wing)) {
            narrow_by_place(by_place, *written_.wing);
            const bool agree = std::ranges::any_of(reading_.moves, [&](Move move) {
                return std::ranges::find(by_place, move) != by_place.end();
            });
            if (!agree) reading_.decided.add(Evidence::wing_not_place);
        }
        narrow_by(Evidence::original_wing, [&](Move move) {
            return has_wing(board_.origins, chess::taken_on(move), written_.target_wing);
        });
    }

    void by_absent_mark() {
        if (written_.check) return;
        narrow_by(Evidence::absent_mark,
                  [&](Move move) { return !board_.position.gives_check(move); });
    }

    void by_recapture() {
        if (written_.action != Action::capture) return;
        narrow_by(Evidence::recapture, [&](Move move) { return move.to() == board_.last_to; });
    }

    void by_relative_wing() {
        if (!written_.wing || reading_.decided.has(Evidence::original_wing)) return;
        if (narrow_by_place(reading_.moves, *written_.wing))
            reading_.decided.add(Evidence::relative_wing);
    }

    const DescriptiveMove& written_;
    const DescriptiveBoard& board_;
    DescriptiveReading reading_;
};

bool contradicts(const Origins& origins, Square square, std::optional<Wing> named) {
    const auto wing = origins.wing(square);
    return named && wing && *wing != *named;
}

} // namespace

void DescriptiveBoard::play(Move move) {
    origins.play(move);
    position.play(move);
    last_to = move.is_null() ? chess::no_square : Position::king_destination(move);
}

DescriptiveReading read_descriptive(const DescriptiveMove& move, const DescriptiveBoard& board) {
    return Refiner(move, board).read();
}

Oddities oddities(const DescriptiveMove& written, Move move, const DescriptiveBoard& board) {
    const Position& position = board.position;
    Oddities found;
    if (move.is_null()) return found;
    if (contradicts(board.origins, move.from(), written.wing) ||
        contradicts(board.origins, chess::taken_on(move), written.target_wing)) {
        found.add(Oddity::prefix_conflict);
    }
    const bool checks = position.gives_check(move);
    if (checks && !written.check) found.add(Oddity::check_mark_missing);
    if (written.check && !has_printed_check(written, move, position))
        found.add(Oddity::check_mark_wrong);
    if (written.mate && checks && !mates(move, position)) found.add(Oddity::check_mark_wrong);
    if (move.promotion() != PieceType::none && written.promotion == PieceType::none)
        found.add(Oddity::promotion_missing);
    if (written.rank_omitted) found.add(Oddity::rank_omitted);
    return found;
}

std::optional<DescriptiveMove> mirrored(DescriptiveMove move) {
    if (move.to.rank == any_rank || move.rank_omitted) return std::nullopt;
    move.to.rank = static_cast<std::int8_t>(7 - move.to.rank);
    return move;
}

} // namespace arbiter::notation
