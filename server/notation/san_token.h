#pragma once

#include "notation/pattern.h"
#include "notation/piece_letters.h"
#include "notation/reading.h"
#include "notation/san_rules.h"

#include <cstdint>
#include <optional>
#include <string_view>

// The parts of a written move, before any board is looked at.
namespace arbiter::notation {

// Bytes [begin, end) of the token.
struct Part {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    friend constexpr bool operator==(Part, Part) = default;
};

// One that is missing is empty, at the place where it belongs.
struct SanParts {
    Part piece;        // N
    Part origin;       // file, rank, both or none
    Part separator;    // x, or the dash of long algebraic; with the man that is taken, xF
    Part target;       // e4; for castling all of O-O
    Part promotion;    // =Q
    Part late_capture; // the : of Nf3:
    Part en_passant;   // e.p., with the blanks before it
    Part check_mark;   // +, with the blanks before it
};

struct SanToken {
    enum class Kind : std::uint8_t { move, castling, null_move };
    enum class Separator : std::uint8_t { none, dash, capture };

    Kind kind = Kind::move;
    chess::CastlingSide side = chess::CastlingSide::king_side; // where kind is castling
    Pattern pattern;                                           // where kind is move
    // Of a pawn's capture that leaves the rank out (exd, ed); then pattern.to is no_square.
    std::int8_t target_file = any_line;
    // Between origin and target; a capture mark behind the move counts as one.
    Separator separator = Separator::none;
    CheckMark check_mark = CheckMark::none;
    Spelling check_mark_spelling = Spelling::exact;
    // A small b that was read as the file may be a bishop's letter.
    bool may_be_bishop = false;
    // What the text alone differs in from SAN.
    Deviations form;
    SanParts parts;

    // The token read with its small b as a bishop's letter.
    SanToken as_bishop() const;
};

// Nothing where the text has not the shape of a move with these letters. Letters of other scripts
// are taken for the Latin ones that they look like.
std::optional<SanToken> parse_san_token(std::string_view text,
                                        const PieceLetters& letters = english_letters);

} // namespace arbiter::notation
