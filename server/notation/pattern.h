#pragma once

#include "chess/position.h"

#include <cstdint>

// What a notation says of a move other than castling, as far as it says it.
namespace arbiter::notation {

constexpr std::int8_t any_line = -1; // whichever file or rank

struct Pattern {
    // none: any man (coordinate notation); then file and rank are given.
    chess::PieceType piece = chess::PieceType::none;
    std::int8_t file = any_line; // of the origin, from 0
    std::int8_t rank = any_line; // of the origin, from 0
    chess::Square to = chess::no_square;
    // none: a move that promotes is taken to make a queen.
    chess::PieceType promotion = chess::PieceType::none;
    // Whether a pawn is said to capture; nothing is asked of other men, who go the same way.
    bool capture = false;

    constexpr bool has_origin() const { return file != any_line && rank != any_line; }
    // Of a pattern that has it.
    constexpr chess::Square origin() const { return chess::make_square(file, rank); }

    friend constexpr bool operator==(const Pattern&, const Pattern&) = default;
};

// Whether a man on that square has the pattern's origin.
bool starts_at(const Pattern& pattern, chess::Square square);

// The legal moves that fit. Castling fits no pattern.
chess::MoveList legal_moves(const Pattern& pattern, const chess::Position& position);

} // namespace arbiter::notation
