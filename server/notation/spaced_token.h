#pragma once

#include "notation/piece_letters.h"
#include "notation/san_token.h"

#include <optional>
#include <string_view>

namespace arbiter::notation {

// Long algebraic notation with blanks between its signs, as books of the 19th century print it:
// "e 2 e 4", "C g 8 f 6", "S g1-f3", "R enr. g 8" for castling. Nothing where the text is none of
// it. A part begins with the blanks before it.
std::optional<SanToken> parse_spaced_token(std::string_view text, const PieceLetters& letters);

} // namespace arbiter::notation
