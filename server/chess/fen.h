#pragma once

#include "chess/position.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Forsyth-Edwards Notation (PGN 16.1), X-FEN and Shredder-FEN castling.
namespace arbiter::chess {

// What is wrong, and where inside the FEN text, in bytes.
struct FenError {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::string message; // "black has two kings"

    friend bool operator==(const FenError&, const FenError&) = default;
};

// What a reader can put right without a doubt about the position of the men.
// Repairs of one FEN are in order and apart, so that all can be made at once. The problem of fields
// that are missing is the end of the text, and mostly empty.
struct FenRepair {
    FenError problem;
    std::string replacement; // for the bytes of the problem
};

struct Fen {
    Position position;
    // Castling rights without king and rook, an en passant square that can't be, counters that
    // can't be, missing fields, an EPD tail: the position is read without them.
    std::vector<FenRepair> inconsistencies;
};

// Reads a position. An error is what leaves no position to play from: a malformed board, kings that
// are missing or too many, pawns on the first or last rank, the side not to move in check.
tl::expected<Fen, std::vector<FenError>> read_fen(std::string_view text);

// Writes the six fields; castling as X-FEN (letters KQkq, a file letter for an inner rook).
// The en passant square stands after every double step (PGN 16.1.3.4).
std::string write_fen(const Position& position);

} // namespace arbiter::chess
