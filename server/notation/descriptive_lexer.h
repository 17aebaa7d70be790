#pragma once

#include "notation/descriptive_move.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// The words of a descriptive move, in one vocabulary for all languages and styles of print.
namespace arbiter::notation {

enum class Sign : std::uint8_t {
    man,         // K Q R B Kt N P, King, Knight's …
    rank,        // 1 2d 5th sq square
    to,          // - to
    takes,       // x takes pr
    open,        // (
    close,       // )
    slash,       // / backslash
    equals,      // =
    colon,       // :
    at,          // on at from
    his,         // his her its
    check,       // ch check + jaque
    mate,        // mate # and mates
    discovered,  // dis
    doubled,     // dbl
    en_passant,  // e.p.
    moves,       // K moves
    interposes,  // R interposes, R covers
    queens,      // P queens
    castles,     // Castles
    side,        // K's side
    castle_long, // O-O-O
    castle_short // O-O
};

struct Word {
    Sign sign;
    chess::PieceType man = chess::PieceType::none;
    std::int8_t rank = any_rank;

    friend constexpr bool operator==(const Word&, const Word&) = default;
};

// Nothing where the text holds anything that no move has. What means nothing is left out: dots,
// commas, glyphs, footnote marks, "best".
std::optional<std::vector<Word>> read_words(std::string_view text, DescriptiveLanguage language);

} // namespace arbiter::notation
