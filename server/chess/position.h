#pragma once

#include "chess/bitboard.h"
#include "chess/types.h"

#include <array>
#include <cstdint>
#include <optional>

namespace arbiter::chess {

// 218 is the most that any legal position has; crowded illegal set-ups may have more.
constexpr int max_moves = 320;

// A list of moves that never allocates.
class MoveList {
public:
    void push_back(Move move) {
        if (size_ < max_moves) moves_[static_cast<std::size_t>(size_++)] = move;
    }
    const Move* begin() const { return moves_.data(); }
    const Move* end() const { return moves_.data() + size_; }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](int index) const { return moves_[static_cast<std::size_t>(index)]; }

private:
    std::array<Move, max_moves> moves_;
    int size_ = 0;
};

// A chess position by the FIDE Laws, Chess960 included. A value: copying is cheap, `play` changes
// it in place. Nothing here allocates.
class Position {
public:
    // The start position of ordinary chess.
    static Position start();

    Piece piece_on(Square square) const;
    Bitboard pieces() const;
    Bitboard pieces(Color color) const;
    Bitboard pieces(Color color, PieceType type) const;
    Square king(Color color) const; // no_square in a position without that king
    Color side_to_move() const;

    // The square of the rook that castling with that right uses, or no_square without the right.
    Square castling_rook(Color color, CastlingSide side) const;
    // True where a castling right needs Chess960 rules: king not on e, or rook not in the corner.
    bool is_chess960() const;
    // Behind a pawn that has just moved two squares; no_square otherwise (PGN 16.1.3.4).
    Square en_passant() const;
    int halfmove_clock() const;
    int fullmove_number() const;
    // Zobrist key: pieces, side to move, castling rights, and the en passant file where a capture is
    // legal. Equal keys mean the same position by FIDE 9.2.3.
    std::uint64_t key() const;

    // The men of the side not to move that attack the king of the side to move.
    Bitboard checkers() const;
    bool in_check() const { return checkers() != 0; }
    // The men of `color` that stand alone between their king and an enemy slider.
    Bitboard pinned(Color color) const;
    // The slider that pins the man on `square` to its king, or no_square.
    Square pinner(Square square) const;
    // The men of `by` that attack the square, with `occupied` as the blockers.
    Bitboard attackers(Square square, Color by, Bitboard occupied) const;

    MoveList legal_moves() const;
    bool has_legal_move() const;
    // Whether the move, made of any bits at all, is legal here.
    bool is_legal(Move move) const;
    // Whether a legal move gives check.
    bool gives_check(Move move) const;
    bool is_capture(Move move) const;
    Piece moved_piece(Move move) const { return piece_on(move.from()); }
    // Where the king ends: g or c file for castling, else `move.to()`.
    static Square king_destination(Move move);
    static CastlingSide castling_side(Move move);

    // Plays a legal move, or Move::null().
    void play(Move move);
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

} // namespace arbiter::chess
