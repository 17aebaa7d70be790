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
    // Whether it is said to capture. A pawn then must; other men go the same way.
    bool capture = false;
    // The man that is said to be taken.
    chess::PieceType captured = chess::PieceType::none;

    constexpr bool has_origin() const { return file != any_line && rank != any_line; }
    // Of a pattern that has it.
    constexpr chess::Square origin() const { return chess::make_square(file, rank); }

    friend constexpr bool operator==(const Pattern&, const Pattern&) = default;
};

// Whether a man on that square has the pattern's origin.
bool starts_at(const Pattern& pattern, chess::Square square);

// Whether a move that fits but for the man that it takes takes the one that the pattern names.
bool takes_as_said(const Pattern& pattern, chess::Move move, const chess::Position& position);

// Whether a move that fits but for its promotion promotes as the pattern says.
bool promotes_as_said(const Pattern& pattern, chess::Move move);

// The legal moves that fit. Castling fits no pattern.
chess::MoveList legal_moves(const Pattern& pattern, const chess::Position& position);

} // namespace arbiter::notation
