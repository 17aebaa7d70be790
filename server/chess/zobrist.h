#pragma once

#include "chess/types.h"

#include <array>
#include <cstddef>
#include <cstdint>

// Random numbers whose sum (xor) is a position's key (Zobrist 1970). They are the same in every
// build, since keys are stored in tables of openings.
namespace arbiter::chess {

struct ZobristKeys {
    using PerSquare = std::array<std::uint64_t, 64>;

    std::array<std::array<PerSquare, 6>, 2> men; // by color, type and square
    PerSquare castling;                          // by the square of the rook
    std::array<std::uint64_t, 8> en_passant;     // by file
    std::uint64_t black_to_move;
};

namespace detail {

// Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (SplitMix64).
class SplitMix64 {
public:
    constexpr std::uint64_t operator()() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
        return mixed ^ mixed >> 31;
    }

private:
    std::uint64_t state_ = 0;
};

constexpr ZobristKeys make_zobrist_keys() {
    ZobristKeys keys{};
    SplitMix64 random;
    for (auto& types : keys.men)
        for (auto& squares : types)
            for (auto& key : squares)
                key = random();
    for (auto& key : keys.castling)
        key = random();
    for (auto& key : keys.en_passant)
        key = random();
    keys.black_to_move = random();
    return keys;
}

} // namespace detail

inline constexpr ZobristKeys zobrist = detail::make_zobrist_keys();

constexpr std::uint64_t zobrist_man(Piece man, Square square) {
    const auto color = static_cast<std::size_t>(man.color);
    const auto type = static_cast<std::size_t>(man.type);
    return zobrist.men[color][type][square];
}

} // namespace arbiter::chess
