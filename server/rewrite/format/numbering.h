#pragma once

#include "game/game.h"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::rewrite::format_detail {

// Which numbers the plies of a game have in export format (PGN 8.2.2), and which of the written
// ones are not layout but a contradiction.
struct Numbering {
    struct Ply {
        std::string label; // `12.` or `12...`
        bool is_white = true;
        bool contradicts = false; // the number that it has: it stays as it is written
    };
    std::vector<Ply> plies; // as Score::plies
};

// The count starts from the FEN and goes on from each number that is written, so that a game
// without its beginning, or with a move missing, is numbered as its author did.
Numbering number_plies(std::string_view chunk, const game::Analysis& analysis);

} // namespace arbiter::rewrite::format_detail
