#pragma once

#include "game/game.h"

#include <string>
#include <string_view>

namespace arbiter::rewrite {

// A game of a book page as PGN: its moves in SAN, its notes as comments where they stand. Nothing
// is guessed in silence: where a move has other readings, or stands for a misprint, a comment says
// so, and what could not be read follows as a comment.
std::string sheet_to_pgn(std::string_view text, const game::Analysis& analysis);

} // namespace arbiter::rewrite
