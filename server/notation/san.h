#pragma once

#include "chess/position.h"
#include "notation/piece_letters.h"
#include "notation/reading.h"

#include <optional>
#include <string>
#include <string_view>

// Standard Algebraic Notation (PGN 8.2.3), read leniently and written exactly.
namespace arbiter::notation {

// How a move that passes is written; PGN has no sign for it.
inline constexpr std::string_view null_move_text = "--";

// The fast way, for a move that is exact SAN but perhaps for its check mark: reads it, plays it,
// and looks at the mark, which the board tells once the move is played. Deviations can only be
// those of the check mark. Where the text is anything else there is no value and the position is as
// it was: `read_san` then says what it is. Allocates nothing.
std::optional<Legal> play_san(std::string_view text, chess::Position& position);

// Reads a move token as people write it, without suffix glyphs (!, ?). Marks are checked: the
// deviations of a Legal reading are complete, so that without any the text is the move's SAN.
Reading read_san(std::string_view text, const chess::Position& position);

// The same with the letters of another language, without the fast way.
Reading read_algebraic(std::string_view text, const chess::Position& position,
                       const PieceLetters& letters);

// The SAN of a legal move: minimal disambiguation, x, =, + and #.
std::string write_san(chess::Move move, const chess::Position& position);
// The same with the letters of another language.
std::string write_algebraic(chess::Move move, const chess::Position& position,
                            const PieceLetters& letters);

// The mark that is due behind the move: "+", "#" or nothing.
std::string_view check_mark(chess::Move move, const chess::Position& position);

} // namespace arbiter::notation
