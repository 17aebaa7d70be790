#pragma once

#include "notation/pattern.h"
#include "notation/reading.h"
#include "notation/san_rules.h"

#include <optional>
#include <string_view>

// The parts of a written move, before any board is looked at.
namespace arbiter::notation {

struct SanToken {
    enum class Kind : std::uint8_t { move, castling, null_move };
    enum class Separator : std::uint8_t { none, dash, capture };

    Kind kind = Kind::move;
    chess::CastlingSide side = chess::CastlingSide::king_side; // where kind is castling
    Pattern pattern;                                           // where kind is move
    // Between origin and target; a capture mark behind the move counts as one.
    Separator separator = Separator::none;
    CheckMark check_mark = CheckMark::none;
    Spelling check_mark_spelling = Spelling::exact;
    // A small b that was read as the file may be a bishop's letter.
    bool may_be_bishop = false;
    // What the text alone differs in from SAN.
    Deviations form;

    // The token read with its small b as a bishop's letter.
    SanToken as_bishop() const;
};

// Nothing where the text has not the shape of a move.
std::optional<SanToken> parse_san_token(std::string_view text);

} // namespace arbiter::notation
