#pragma once

#include "chess/position.h"
#include "game/notations.h"
#include "notation/reading.h"

#include <string_view>

namespace arbiter::game {

// What was made of a written move, and in which notation.
struct Played {
    notation::Reading reading;
    const notation::Notation* notation;
};

// Whether the text may be no move of the notation that it was read in: it is no legal one, or names
// the pawn.
bool is_doubtful(const notation::Reading& reading);

// Reads a written move and, where it is exactly one legal move, plays it: in the first notation
// that has no doubt, else in the first.
notation::Reading play(std::string_view written, chess::Position& position,
                       const notation::Notation& notation);
Played play(std::string_view written, chess::Position& position, const Notations& notations);

// What moves of that form are written in: e2e4 and e2-e4 are read as SAN, too.
const notation::Notation& notation_of(notation::Deviations form, const notation::Notation* read_in);

} // namespace arbiter::game
