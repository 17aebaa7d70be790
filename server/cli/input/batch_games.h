#pragma once

#include "game/game.h"

#include <memory>
#include <string>
#include <vector>

namespace arbiter::cli {

// Makes the games of a batch, in order. Those of a book may begin as one before them.
class BatchGames {
public:
    using SharedGame = std::shared_ptr<const game::Game>;

    explicit BatchGames(game::Format format) : format_(format) {}

    SharedGame make(std::string text);

private:
    game::Format format_;
    std::vector<SharedGame> before_; // of a book
};

} // namespace arbiter::cli
