#include "cli/input/batch_games.h"

#include "game/opening.h"

#include <utility>

namespace arbiter::cli {

BatchGames::SharedGame BatchGames::make(std::string text) {
    if (format_ != game::Format::score_sheet)
        return std::make_shared<const game::Game>(std::move(text), format_);
    std::vector<chess::Move> opening;
    if (game::may_refer(text)) opening = game::opening_moves(text, before_);
    before_.push_back(
        std::make_shared<const game::Game>(std::move(text), format_, std::move(opening)));
    return before_.back();
}

} // namespace arbiter::cli
