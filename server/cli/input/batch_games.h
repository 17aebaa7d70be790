#pragma once

#include "game/game.h"
#include "game/opening.h"

#include <memory>
#include <string>

namespace arbiter::cli {

// Makes the games of a batch, in order. Those of a book may begin as one before them.
class BatchGames {
public:
    using SharedGame = std::shared_ptr<const game::Game>;

    explicit BatchGames(game::Format format) : format_(format) {}

    SharedGame make(std::string text);

private:
    game::Format format_;
    game::Openings openings_; // of a book
};

} // namespace arbiter::cli
