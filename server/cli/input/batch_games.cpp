#include "cli/input/batch_games.h"

#include <utility>

namespace arbiter::cli {

BatchGames::SharedGame BatchGames::make(std::string text) {
    if (format_ != game::Format::score_sheet)
        return std::make_shared<const game::Game>(std::move(text), format_);
    auto opening = openings_.of(text);
    auto game = std::make_shared<const game::Game>(std::move(text), format_, std::move(opening));
    openings_.add(game);
    return game;
}

} // namespace arbiter::cli
