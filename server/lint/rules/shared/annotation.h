#pragma once

#include "lint/rule.h"

#include <cstdint>
#include <optional>
#include <string_view>

// What rules ask of glyphs behind moves.
namespace arbiter::lint::rules {

// The number that a NAG, a suffix or a glyph in text stands for; nothing of other items, and where
// it stands for none. Above notation::last_nag where a NAG is out of range.
std::optional<std::uint32_t> annotation_number(const Context& context, const game::Item& item);

// Puts the NAG for a glyph, with blanks where it would touch its neighbours.
text::Edit as_nag(std::string_view text, text::Span glyph, std::uint32_t nag);

// "White has the initiative"; above 139 what ChessBase says, else Scid. Empty of an unknown one.
std::string meaning_of(std::uint32_t nag);

} // namespace arbiter::lint::rules
