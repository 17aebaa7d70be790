#include "chess/position.h"

#include "chess/attacks.h"
#include "chess/legality.h"
#include "chess/zobrist.h"

#include <algorithm>
#include <limits>

namespace arbiter::chess {

namespace {

constexpr std::uint8_t empty_code = static_cast<std::uint8_t>(PieceType::none);

constexpr std::uint8_t code_of(Piece man) {
    return static_cast<std::uint8_t>(static_cast<int>(man.type) | static_cast<int>(man.color) << 3);
}

constexpr std::uint16_t saturated(int counter) {
    return static_cast<std::uint16_t>(
        std::clamp(counter, 0, int{std::numeric_limits<std::uint16_t>::max()}));
}

void count_up(std::uint16_t& counter) {
    if (counter != std::numeric_limits<std::uint16_t>::max()) ++counter;
}

SetUp start_setup() {
    constexpr std::array back_rank{PieceType::rook,   PieceType::knight, PieceType::bishop,
                                   PieceType::queen,  PieceType::king,   PieceType::bishop,
                                   PieceType::knight, PieceType::rook};
    SetUp setup;
    for (std::size_t file = 0; file < 8; ++file) {
        setup.men[file] = {back_rank[file], Color::white};
        setup.men[8 + file] = {PieceType::pawn, Color::white};
        setup.men[48 + file] = {PieceType::pawn, Color::black};
        setup.men[56 + file] = {back_rank[file], Color::black};
    }
    setup.castling_rooks = {{{7, 0}, {63, 56}}};
    return setup;
}

} // namespace

Position Position::start() {
    static const Position position{start_setup()};
    return position;
}

Position::Position(const SetUp& setup)
    : side_to_move_(setup.side_to_move), halfmove_clock_(saturated(setup.halfmove_clock)),
      fullmove_number_(saturated(setup.fullmove_number)) {
    board_.fill(empty_code);
    for (Square square = 0; square < 64; ++square) {
        const Piece man = setup.men[square];
        if (man.type == PieceType::none) continue;
        put(man, square);
        if (man.type == PieceType::king) kings_[index(man.color)] = square;
    }
    for (const Color color : {Color::white, Color::black})
        for (const Square rook : setup.castling_rooks[index(color)])
            if (rook != no_square) grant_castling(color, rook);
    if (side_to_move_ == Color::black) key_ ^= zobrist.black_to_move;
    checkers_ = attackers(king(side_to_move_), !side_to_move_, pieces());
    if (setup.en_passant != no_square) allow_en_passant(setup.en_passant);
}

void Position::put(Piece man, Square square) {
    by_type_[static_cast<std::size_t>(man.type)] |= bit(square);
    by_color_[index(man.color)] |= bit(square);
    board_[square] = code_of(man);
    key_ ^= zobrist_man(man, square);
}

void Position::take(Piece man, Square square) {
    by_type_[static_cast<std::size_t>(man.type)] ^= bit(square);
    by_color_[index(man.color)] ^= bit(square);
    board_[square] = empty_code;
    key_ ^= zobrist_man(man, square);
}

void Position::grant_castling(Color color, Square rook) {
    const CastlingSide side = castling_side(Move{king(color), rook, Move::Kind::castling});
    castling_rooks_[index(color)][static_cast<std::size_t>(side)] = rook;
    castling_men_ |= bit(king(color)) | bit(rook);
    key_ ^= zobrist.castling[rook];
}

// A right ends when its king or rook moves, or its rook is captured (FIDE 3.8.2).
void Position::drop_castling_rights(Bitboard touched) {
    castling_men_ = 0;
    for (const Color color : {Color::white, Color::black}) {
        const bool king_touched = contains(touched, king(color));
        for (Square& rook : castling_rooks_[index(color)]) {
            if (rook == no_square) continue;
            if (king_touched || contains(touched, rook)) {
                key_ ^= zobrist.castling[rook];
                rook = no_square;
            } else {
                castling_men_ |= bit(king(color)) | bit(rook);
            }
        }
    }
}

// Once the other side is to move and its checkers are known.
void Position::allow_en_passant(Square square) {
    en_passant_ = square;
    const Bitboard capturers =
        pawn_attacks(!side_to_move_, square) & pieces(side_to_move_, PieceType::pawn);
    for (const Square from : Squares{capturers})
        if (en_passant_is_safe(*this, from)) en_passant_is_legal_ = true;
}

bool Position::is_chess960() const {
    for (const Color color : {Color::white, Color::black}) {
        const auto& [king_side, queen_side] = castling_rooks_[index(color)];
        if (king_side == no_square && queen_side == no_square) continue;
        if (file_of(king(color)) != 4) return true;
        if (king_side != no_square && file_of(king_side) != 7) return true;
        if (queen_side != no_square && file_of(queen_side) != 0) return true;
    }
    return false;
}

std::uint64_t Position::key() const {
    if (!en_passant_is_legal_) return key_;
    return key_ ^ zobrist.en_passant[static_cast<std::size_t>(file_of(en_passant_))];
}

Bitboard Position::attackers(Square square, Color by, Bitboard occupied) const {
    const Bitboard leapers = (pawn_attacks(!by, square) & pieces(PieceType::pawn)) |
                             (knight_attacks(square) & pieces(PieceType::knight)) |
                             (king_attacks(square) & pieces(PieceType::king));
    Bitboard found = leapers & pieces(by);
    const Bitboard diagonal = diagonal_sliders(by);
    const Bitboard straight = straight_sliders(by);
    if ((bishop_lines(square) & diagonal) != 0)
        found |= bishop_attacks(square, occupied) & diagonal;
    if ((rook_lines(square) & straight) != 0) found |= rook_attacks(square, occupied) & straight;
    return found & occupied;
}

// The checks of `by` after one of its men has arrived on `to`, itself or over the squares left.
// True before the board has changed as well as after it.
Bitboard Position::checks(Color by, PieceType arrived, Square to, Bitboard vacated,
                          Bitboard occupied) const {
    const Square target = king(!by);
    const Bitboard origins =
        arrived == PieceType::pawn ? pawn_attacks(!by, target) : reach(arrived, target);
    Bitboard found = 0;
    if (contains(origins, to) && (between(target, to) & occupied) == 0) found = bit(to);
    if ((bishop_lines(target) & vacated) != 0)
        found |= bishop_attacks(target, occupied) & diagonal_sliders(by) & ~vacated;
    if ((rook_lines(target) & vacated) != 0)
        found |= rook_attacks(target, occupied) & straight_sliders(by) & ~vacated;
    return found;
}

bool Position::gives_check(Move move) const {
    const Color us = side_to_move_;
    const Square from = move.from();
    const Square to = move.to();
    const Bitboard left = pieces() ^ bit(from);
    switch (move.kind()) {
    case Move::Kind::normal:
        return checks(us, piece_on(from).type, to, bit(from), left | bit(to)) != 0;
    case Move::Kind::promotion:
        return checks(us, move.promotion(), to, bit(from), left | bit(to)) != 0;
    case Move::Kind::en_passant: {
        const Bitboard captured = bit(forward(!us, to));
        return checks(us, PieceType::pawn, to, bit(from) | captured, (left ^ captured) | bit(to)) !=
               0;
    }
    case Move::Kind::castling: {
        if (move.is_null()) return false;
        const Square rook = rook_destination(move);
        return checks(us, PieceType::rook, rook, bit(from) | bit(to),
                      (left ^ bit(to)) | bit(king_destination(move)) | bit(rook)) != 0;
    }
    }
    return false;
}

void Position::play(Move move) {
    const Color us = side_to_move_;
    const Square from = move.from();
    const Square to = move.to();
    const bool checks_unknown = passed_in_check_;
    en_passant_ = no_square;
    en_passant_is_legal_ = false;
    passed_in_check_ = false;
    count_up(halfmove_clock_);
    if (us == Color::black) count_up(fullmove_number_);
    side_to_move_ = !us;
    key_ ^= zobrist.black_to_move;

    if (move.is_null()) {
        passed_in_check_ = in_check();
        checkers_ = attackers(king(!us), us, pieces());
        return;
    }

    const Bitboard touched = bit(from) | bit(to);
    if ((castling_men_ & touched) != 0) drop_castling_rights(touched);

    const Piece man = piece_on(from);
    PieceType arrived = man.type;
    Square arrived_on = to;
    Bitboard vacated = bit(from);
    Square skipped = no_square;
    take(man, from);
    if (move.kind() == Move::Kind::castling) {
        const Piece rook{PieceType::rook, us};
        take(rook, to);
        vacated = touched;
        kings_[index(us)] = king_destination(move);
        put(man, king(us));
        arrived = PieceType::rook;
        arrived_on = rook_destination(move);
        put(rook, arrived_on);
    } else {
        const Piece captured = piece_on(to);
        if (captured.type != PieceType::none) {
            take(captured, to);
            halfmove_clock_ = 0;
        }
        if (man.type == PieceType::pawn) {
            halfmove_clock_ = 0;
            if (move.kind() == Move::Kind::promotion) {
                arrived = move.promotion();
            } else if (move.kind() == Move::Kind::en_passant) {
                const Square passed = forward(!us, to);
                take({PieceType::pawn, !us}, passed);
                vacated |= bit(passed);
            } else if ((from ^ to) == 16) {
                skipped = forward(us, from);
            }
        } else if (man.type == PieceType::king) {
            kings_[index(us)] = to;
        }
        put({arrived, us}, to);
    }

    checkers_ = checks_unknown ? attackers(king(!us), us, pieces())
                               : checks(us, arrived, arrived_on, vacated, pieces());
    if (skipped != no_square) allow_en_passant(skipped);
}

} // namespace arbiter::chess
