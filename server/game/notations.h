#pragma once

#include "chess/position.h"
#include "game/score.h"
#include "notation/notation.h"

#include <span>
#include <string_view>
#include <vector>

// In which notations a game is written. What decides is which of them the moves can be played in,
// and nothing that stands around the game.
namespace arbiter::game {

// The usual one first; a move that it does not read is read in the next one that does.
using Notations = std::vector<const notation::Notation*>;

// The notation that most of a line is written in, from that position: SAN, but where another one
// reads what SAN does not.
const notation::Notation& detect_notation(std::span<const Index> line,
                                          const chess::Position& position, const Score& score,
                                          std::string_view chunk);

// One more for a line whose first move the known notations doubt: the one that together with them
// reads most of it. A single strange letter is a misprint, unless it is SAN's or a figurine; a
// descriptive move is none. Null where there is none.
const notation::Notation* detect_another(std::span<const Index> line,
                                         const chess::Position& position, const Score& score,
                                         std::string_view chunk, const Notations& known);

// A notation that reads as much of the main line as the usual one, as other moves: a short fragment
// has not one language (1. h4 h5 2. Rh3 is Finnish too). Null where there is none. Not for games in
// descriptive notation.
const notation::Notation* find_rival(const Score& score, std::string_view chunk,
                                     const chess::Position& start, const notation::Notation& usual);

} // namespace arbiter::game
