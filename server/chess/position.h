#pragma once

#include "chess/bitboard.h"
#include "chess/types.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace arbiter::chess {

// More than any set-up has: at most 8 lines lead to a square (420 on the whole board), a knight has
// no more moves than lines lead to its own square, promotions in four kinds add 66, castling 2.
constexpr int max_moves = 488;

// A list of moves that never allocates.
class MoveList {
public:
    MoveList() {} // leaves the moves unset: clearing them would cost more than finding them

    void push_back(Move move) {
        if (size_ < max_moves) moves_[static_cast<std::size_t>(size_++)] = move;
    }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](int index) const { return moves_[static_cast<std::size_t>(index)]; }

private:
    union {
        std::array<Move, max_moves> moves_;
    };
    int size_ = 0;
};

// What a FEN says of a position.
struct SetUp {
    std::array<Piece, 64> men{};
    Color side_to_move = Color::white;
    // By color and side: no_square without the right.
    std::array<std::array<Square, 2>, 2> castling_rooks{{{no_square, no_square}, // white
                                                         {no_square, no_square}}};
    Square en_passant = no_square;
    int halfmove_clock = 0;
    int fullmove_number = 1;
};

// A chess position by the FIDE Laws, Chess960 included. A value: copying is cheap, `play` changes
// it in place. Nothing here allocates.
class Position {
public:
    // The start position of ordinary chess.
    static Position start();
    // Each side must have one king, the rights their king and rook on the first rank, the en
    // passant square its pawn. `read_fen` sees to it.
    explicit Position(const SetUp& setup);

    Piece piece_on(Square square) const;
    Bitboard pieces() const { return by_color_[0] | by_color_[1]; }
    Bitboard pieces(Color color) const { return by_color_[index(color)]; }
    Bitboard pieces(PieceType type) const { return by_type_[static_cast<std::size_t>(type)]; }
    Bitboard pieces(Color color, PieceType type) const { return pieces(color) & pieces(type); }
    // Bishops and queens; rooks and queens.
    Bitboard diagonal_sliders(Color color) const;
    Bitboard straight_sliders(Color color) const;
    Square king(Color color) const { return kings_[index(color)]; }
    Color side_to_move() const { return side_to_move_; }

    // The square of the rook that castling with that right uses, or no_square without the right.
    Square castling_rook(Color color, CastlingSide side) const;
    // True where a castling right needs Chess960 rules: king not on e, or rook not in the corner.
    bool is_chess960() const;
    // Behind a pawn that has just moved two squares; no_square otherwise (PGN 16.1.3.4).
    Square en_passant() const { return en_passant_; }
    int halfmove_clock() const { return halfmove_clock_; }
    int fullmove_number() const { return fullmove_number_; }
    // Zobrist key: pieces, side to move, castling rights, and the en passant file where a capture
    // is legal. Equal keys mean the same position by FIDE 9.2.3.
    std::uint64_t key() const;

    // The men of the side not to move that attack the king of the side to move.
    Bitboard checkers() const { return checkers_; }
    bool in_check() const { return checkers_ != 0; }
    // The men of `color` that stand alone between their king and an enemy slider.
    Bitboard pinned(Color color) const;
    // The slider that pins the man on `square` to its king, or no_square.
    Square pinner(Square square) const;
    // The men of `by` that attack the square, with `occupied` as the blockers; men that do not
    // stand on it are left out.
    Bitboard attackers(Square square, Color by, Bitboard occupied) const;

    MoveList legal_moves() const;
    bool has_legal_move() const;
    // The men of that type, of the side to move, that have a legal move to the square; castling
    // aside. This is what SAN asks, and costs far less than all legal moves.
    Bitboard legal_origins(PieceType type, Square to) const;
    // Whether the move, made of any bits at all, is legal here.
    bool is_legal(Move move) const;
    // Whether a legal move gives check.
    bool gives_check(Move move) const;
    bool is_capture(Move move) const;
    Piece moved_piece(Move move) const { return piece_on(move.from()); }
    // Where the king ends: g or c file for castling, else `move.to()`.
    static Square king_destination(Move move);
    // Where the rook of a castling move ends: f or d file.
    static Square rook_destination(Move move);
    static CastlingSide castling_side(Move move);

    // Plays a legal move, or Move::null().
    void play(Move move);

private:
    static constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

    void put(Piece man, Square square);
    void take(Piece man, Square square);
    void grant_castling(Color color, Square rook);
    void drop_castling_rights(Bitboard touched);
    void allow_en_passant(Square square);
    Bitboard checks(Color by, PieceType arrived, Square to, Bitboard vacated,
                    Bitboard occupied) const;

    std::array<Bitboard, 6> by_type_{};
    std::array<Bitboard, 2> by_color_{};
    std::array<std::uint8_t, 64> board_;
    std::uint64_t key_ = 0; // without en passant
    Bitboard checkers_ = 0;
    Bitboard castling_men_ = 0; // kings and rooks that still have a right
    std::array<std::array<Square, 2>, 2> castling_rooks_{
        {{no_square, no_square}, {no_square, no_square}}};
    std::array<Square, 2> kings_{no_square, no_square};
    Square en_passant_ = no_square;
    bool en_passant_is_legal_ = false;
    bool passed_in_check_ = false; // by Move::null(): the next checks must be found afresh
    Color side_to_move_ = Color::white;
    std::uint16_t halfmove_clock_ = 0;
    std::uint16_t fullmove_number_ = 1;
};

// How a game has ended on the board (FIDE 5, 9), or could be claimed to have.
enum class GameEnd : std::uint8_t {
    none,
    checkmate,
    stalemate,
    dead_position, // by material alone: K v K, K+N v K, K+B v K, bishops all on one colour
};

GameEnd game_end(const Position& position);
// Whether `color` could mate by some series of legal moves, judged by material alone (FIDE 6.9).
bool can_mate(const Position& position, Color color);

inline Piece Position::piece_on(Square square) const {
    const std::uint8_t code = board_[square];
    return {static_cast<PieceType>(code & 7), static_cast<Color>(code >> 3)};
}

inline Bitboard Position::diagonal_sliders(Color color) const {
    return pieces(color) & (pieces(PieceType::bishop) | pieces(PieceType::queen));
}

inline Bitboard Position::straight_sliders(Color color) const {
    return pieces(color) & (pieces(PieceType::rook) | pieces(PieceType::queen));
}

inline Square Position::castling_rook(Color color, CastlingSide side) const {
    return castling_rooks_[index(color)][static_cast<std::size_t>(side)];
}

inline bool Position::is_capture(Move move) const {
    return move.kind() == Move::Kind::en_passant ||
           (move.kind() != Move::Kind::castling && contains(pieces(), move.to()));
}

inline CastlingSide Position::castling_side(Move move) {
    return move.to() > move.from() ? CastlingSide::king_side : CastlingSide::queen_side;
}

inline Square Position::king_destination(Move move) {
    if (move.kind() != Move::Kind::castling) return move.to();
    const int file = castling_side(move) == CastlingSide::king_side ? 6 : 2;
    return make_square(file, rank_of(move.from()));
}

inline Square Position::rook_destination(Move move) {
    const int file = castling_side(move) == CastlingSide::king_side ? 5 : 3;
    return make_square(file, rank_of(move.from()));
}

} // namespace arbiter::chess
