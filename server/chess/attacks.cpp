#include "chess/attacks.h"

#include <cstddef>

namespace arbiter::chess::tables {

namespace {

struct Step {
    int file;
    int rank;
};

constexpr std::array white_pawn_steps{Step{-1, 1}, Step{1, 1}};
constexpr std::array black_pawn_steps{Step{-1, -1}, Step{1, -1}};
constexpr std::array knight_steps{Step{1, 2},   Step{2, 1},   Step{2, -1}, Step{1, -2},
                                  Step{-1, -2}, Step{-2, -1}, Step{-2, 1}, Step{-1, 2}};
constexpr std::array bishop_steps{Step{1, 1}, Step{-1, 1}, Step{-1, -1}, Step{1, -1}};
constexpr std::array rook_steps{Step{1, 0}, Step{0, 1}, Step{-1, 0}, Step{0, -1}};
constexpr std::array queen_steps{Step{1, 1}, Step{-1, 1}, Step{-1, -1}, Step{1, -1},
                                 Step{1, 0}, Step{0, 1},  Step{-1, 0},  Step{0, -1}};

constexpr Square step(Square from, Step by) {
    const int file = file_of(from) + by.file;
    const int rank = rank_of(from) + by.rank;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? no_square : make_square(file, rank);
}

constexpr Bitboard ray(Square from, Step by) {
    Bitboard squares = 0;
    for (Square square = step(from, by); square != no_square; square = step(square, by))
        squares |= bit(square);
    return squares;
}

template <class Fill>
constexpr PerSquare for_each_square(Fill fill) {
    PerSquare table{};
    for (std::size_t square = 0; square < 64; ++square)
        table[square] = fill(static_cast<Square>(square));
    return table;
}

template <std::size_t N>
constexpr PerSquare leaper(const std::array<Step, N>& steps) {
    return for_each_square([&](Square from) {
        Bitboard attacked = 0;
        for (const Step& by : steps) {
            const Square to = step(from, by);
            if (to != no_square) attacked |= bit(to);
        }
        return attacked;
    });
}

template <std::size_t N>
constexpr PerSquare slider(const std::array<Step, N>& steps) {
    return for_each_square([&](Square from) {
        Bitboard attacked = 0;
        for (const Step& by : steps)
            attacked |= ray(from, by);
        return attacked;
    });
}

constexpr Line line_of(Square from, Step up) {
    return {ray(from, Step{-up.file, -up.rank}), ray(from, up)};
}

constexpr std::array<Lines, 64> all_lines() {
    std::array<Lines, 64> table{};
    for (std::size_t index = 0; index < 64; ++index) {
        const auto from = static_cast<Square>(index);
        table[index] = {line_of(from, {1, 0}), line_of(from, {0, 1}), line_of(from, {1, 1}),
                        line_of(from, {-1, 1})};
    }
    return table;
}

// Fills a table of pairs for those that a line joins.
template <class Fill>
constexpr std::array<PerSquare, 64> for_each_pair(Fill fill) {
    std::array<PerSquare, 64> table{};
    for (std::size_t index = 0; index < 64; ++index) {
        const auto from = static_cast<Square>(index);
        for (const Step& by : queen_steps) {
            Bitboard passed = 0;
            for (Square to = step(from, by); to != no_square; to = step(to, by)) {
                table[index][to] = fill(from, by, passed);
                passed |= bit(to);
            }
        }
    }
    return table;
}

} // namespace

constinit const std::array<PerSquare, 2> pawn_attacks{leaper(white_pawn_steps),
                                                      leaper(black_pawn_steps)};
constinit const std::array<PerSquare, 6> reach{
    PerSquare{},        leaper(knight_steps), slider(bishop_steps),
    slider(rook_steps), slider(queen_steps),  leaper(queen_steps),
};
constinit const std::array<Lines, 64> lines = all_lines();
constinit const std::array<PerSquare, 64> between =
    for_each_pair([](Square, Step, Bitboard passed) { return passed; });
constinit const std::array<PerSquare, 64> line = for_each_pair([](Square from, Step by, Bitboard) {
    return ray(from, by) | ray(from, Step{-by.file, -by.rank}) | bit(from);
});

} // namespace arbiter::chess::tables
