#pragma once

#include "chess/fen.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The fields of a FEN, each read in a file of its own.
namespace arbiter::chess {

struct FenField {
    std::string_view text;
    std::uint32_t begin = 0; // in the FEN

    std::uint32_t end() const { return begin + static_cast<std::uint32_t>(text.size()); }
    bool empty() const { return text.empty(); }
    FenField part(std::size_t offset, std::size_t length) const {
        return {text.substr(offset, length), begin + static_cast<std::uint32_t>(offset)};
    }
};

inline FenError fen_error(const FenField& at, std::string message) {
    return {at.begin, at.end(), std::move(message)};
}

inline std::string join(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts)
        text += part;
    return text;
}

// The text in quotes where it is short and plain enough to be read in a message.
std::string quoted(std::string_view text);

// Piece placement (PGN 16.1.3.1). Nothing is appended to `errors` when the men make a position.
void read_men(const FenField& field, SetUp& setup, std::vector<FenError>& errors,
              std::vector<FenRepair>& repairs);

// Castling availability (PGN 16.1.3.3, X-FEN, Shredder-FEN), of men that make a position.
void read_castling(const FenField& field, SetUp& setup, std::vector<FenRepair>& repairs);

// En passant target square (PGN 16.1.3.4), of men that make a position.
void read_en_passant(const FenField& field, SetUp& setup, std::vector<FenRepair>& repairs);

// Halfmove clock and fullmove number (PGN 16.1.3.5, 16.1.3.6): all that follows the other fields.
void read_counters(const FenField& field, SetUp& setup, std::vector<FenRepair>& repairs);

} // namespace arbiter::chess
