#pragma once

#include "chess/bitboard.h"

#include <array>

// What a man attacks from a square, and how squares lie to each other.
namespace arbiter::chess {

namespace tables {

// The squares of a line on either side of a square.
struct Line {
    Bitboard below = 0;
    Bitboard above = 0;
};

// The rank, file, diagonal and antidiagonal through a square: one cache line.
struct alignas(64) Lines {
    Line rank, file, diagonal, antidiagonal;
};

using PerSquare = std::array<Bitboard, 64>;

extern const std::array<PerSquare, 2> pawn_attacks;
extern const std::array<PerSquare, 6> reach; // by PieceType; a pawn has none
extern const std::array<Lines, 64> lines;
extern const std::array<PerSquare, 64> between;
extern const std::array<PerSquare, 64> line;

// The nearest blocker on either side, by one subtraction ("obstruction difference"): it needs 4 kB
// of tables where magic multiplication needs 800.
inline Bitboard slide(const Line& squares, Bitboard occupied) {
    const Bitboard below = squares.below & occupied;
    const Bitboard above = squares.above & occupied;
    const Bitboard from_blocker_below = ~Bitboard{0} << (63 - __builtin_clzll(below | 1));
    const Bitboard blocker_above = above & (~above + 1);
    return (squares.below | squares.above) & (2 * blocker_above + from_blocker_below);
}

} // namespace tables

inline Bitboard pawn_attacks(Color color, Square from) {
    return tables::pawn_attacks[static_cast<std::size_t>(color)][from];
}
// The attacks of any man but a pawn on an empty board.
inline Bitboard reach(PieceType type, Square from) {
    return tables::reach[static_cast<std::size_t>(type)][from];
}
inline Bitboard knight_attacks(Square from) {
    return reach(PieceType::knight, from);
}
inline Bitboard king_attacks(Square from) {
    return reach(PieceType::king, from);
}
inline Bitboard bishop_lines(Square from) {
    return reach(PieceType::bishop, from);
}
inline Bitboard rook_lines(Square from) {
    return reach(PieceType::rook, from);
}
inline Bitboard queen_lines(Square from) {
    return reach(PieceType::queen, from);
}

inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
    const tables::Lines& lines = tables::lines[from];
    return tables::slide(lines.diagonal, occupied) | tables::slide(lines.antidiagonal, occupied);
}
inline Bitboard rook_attacks(Square from, Bitboard occupied) {
    const tables::Lines& lines = tables::lines[from];
    return tables::slide(lines.rank, occupied) | tables::slide(lines.file, occupied);
}
inline Bitboard queen_attacks(Square from, Bitboard occupied) {
    return bishop_attacks(from, occupied) | rook_attacks(from, occupied);
}

// The attacks of any man but a pawn.
inline Bitboard piece_attacks(PieceType type, Square from, Bitboard occupied) {
    switch (type) {
    case PieceType::knight:
        return knight_attacks(from);
    case PieceType::bishop:
        return bishop_attacks(from, occupied);
    case PieceType::rook:
        return rook_attacks(from, occupied);
    case PieceType::queen:
        return queen_attacks(from, occupied);
    case PieceType::king:
        return king_attacks(from);
    default:
        return 0;
    }
}

// The squares strictly between two squares of one line; empty for others.
inline Bitboard between(Square one, Square other) {
    return tables::between[one][other];
}
// The whole line through two different squares; empty when no line joins them.
inline Bitboard line_through(Square one, Square other) {
    return tables::line[one][other];
}

} // namespace arbiter::chess
