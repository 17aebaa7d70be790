#include "cli/rewrite/rewrite_game.h"

#include "text/line_index.h"

#include <fmt/format.h>

namespace arbiter::cli {

NewGame left_as_it_is(const game::Game& game, const rewrite::Obstacle& obstacle) {
    NewGame left;
    left.text = game.text();
    tell_obstacle(left, game, obstacle, "the game is left as it is");
    return left;
}

void tell_obstacle(NewGame& game, const game::Game& old, const rewrite::Obstacle& obstacle,
                   std::string_view meaning) {
    game.left = 1;
    game.notice = fmt::format("{}: {}", meaning, obstacle.message);
    game.notice_line =
        static_cast<std::uint32_t>(text::line_breaks(old.text().substr(0, obstacle.span.begin)));
}

} // namespace arbiter::cli
