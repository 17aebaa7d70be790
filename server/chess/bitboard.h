#pragma once

#include "chess/types.h"

#include <bit>
#include <cstdint>

// Sets of squares, one bit each: bit 0 is a1, bit 63 is h8.
namespace arbiter::chess {

using Bitboard = std::uint64_t;

constexpr Bitboard bit(Square square) {
    return Bitboard{1} << square;
}
constexpr bool contains(Bitboard set, Square square) {
    return (set >> square & 1) != 0;
}
constexpr bool has_several(Bitboard set) {
    return (set & (set - 1)) != 0;
}
constexpr int count(Bitboard set) {
    return std::popcount(set);
}
// The first square of a set that is not empty.
constexpr Square first(Bitboard set) {
    return static_cast<Square>(__builtin_ctzll(set));
}

constexpr Bitboard file_mask(int file) {
    return Bitboard{0x0101010101010101} << file;
}
constexpr Bitboard rank_mask(int rank) {
    return Bitboard{0xFF} << 8 * rank;
}
constexpr Bitboard light_squares = 0x55AA55AA55AA55AA;

// One rank ahead, as `color` sees the board.
constexpr Bitboard forward(Color color, Bitboard set) {
    return color == Color::white ? set << 8 : set >> 8;
}
constexpr Square forward(Color color, Square square) {
    return static_cast<Square>(color == Color::white ? square + 8 : square - 8);
}

// Lets a range-based for visit the squares of a set in order.
class Squares {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(Bitboard rest) : rest_(rest) {}
        constexpr Square operator*() const { return first(rest_); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        Bitboard rest_;
    };

    constexpr explicit Squares(Bitboard set) : set_(set) {}
    constexpr Iterator begin() const { return Iterator{set_}; }
    constexpr Iterator end() const { return Iterator{0}; }

private:
    Bitboard set_;
};

} // namespace arbiter::chess
