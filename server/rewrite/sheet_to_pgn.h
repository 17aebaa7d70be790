#pragma once

#include "game/game.h"
#include "rewrite/obstacle.h"

#include <optional>
#include <string>

namespace arbiter::rewrite {

struct SheetAsPgn {
    std::string text; // ends with a line break
    // The first move that can't be read, in the page.
    std::optional<Obstacle> obstacle;
};

// A game of a book page as PGN: its moves in SAN, its notes as comments where they stand. Nothing
// is guessed in silence: where a move has other readings, or stands for a misprint, a comment says
// so, and what can't be read stands in one, too.
SheetAsPgn sheet_to_pgn(const game::Game& page);

} // namespace arbiter::rewrite
