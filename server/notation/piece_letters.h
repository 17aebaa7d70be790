#pragma once

#include "chess/types.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

// What a language, or a set of figurines, writes for the men.
namespace arbiter::notation {

class PieceLetters {
public:
    // The letters of king, queen, rook, bishop, knight and pawn with blanks between them; - where
    // there is none. Behind a slash stands what people write besides.
    explicit constexpr PieceLetters(std::string_view table);

    // What is written for the man; empty where there is none.
    constexpr std::string_view of(chess::PieceType type) const { return spellings(type).front(); }
    // That, and what is read besides; empty from where there is no more.
    constexpr std::array<std::string_view, 2> spellings(chess::PieceType type) const {
        return spellings_[static_cast<std::size_t>(type)];
    }
    // Whether they are the same for all men but pawns, whose letter nobody writes.
    constexpr bool equals(const PieceLetters& other) const;

private:
    std::array<std::array<std::string_view, 2>, 6> spellings_{}; // by PieceType
};

constexpr PieceLetters::PieceLetters(std::string_view table) {
    constexpr std::string_view none = "-";
    for (std::size_t man = spellings_.size(); man-- > 0;) {
        const std::size_t end = std::min(table.find(' '), table.size());
        std::string_view letter = table.substr(0, end);
        table.remove_prefix(std::min(end + 1, table.size()));
        const std::size_t slash = letter.find('/');
        if (slash != std::string_view::npos) spellings_[man][1] = letter.substr(slash + 1);
        letter = letter.substr(0, slash);
        if (letter != none) spellings_[man][0] = letter;
    }
}

constexpr bool PieceLetters::equals(const PieceLetters& other) const {
    for (const auto type : chess::all_piece_types)
        if (type != chess::PieceType::pawn && of(type) != other.of(type)) return false;
    return true;
}

inline constexpr PieceLetters english_letters{"K Q R B N P"};

} // namespace arbiter::notation
