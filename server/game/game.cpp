#include "game/game.h"

#include "text/line_index.h"

#include <utility>

namespace arbiter::game {

namespace {

// The object and its count apart, so that the game's weak pointer keeps only the count alive.
std::shared_ptr<const Analysis> analyse(std::string_view text) {
    auto analysis = std::make_unique<Analysis>();
    analysis->score = read_score(text);
    analysis->replay = replay(analysis->score, text);
    return analysis;
}

} // namespace

Game::Game(std::string text)
    : text_(std::move(text)), line_breaks_(static_cast<std::uint32_t>(text::line_breaks(text_))) {}

std::shared_ptr<const Analysis> Game::analysis() const {
    const std::scoped_lock lock(mutex_);
    if (auto analysis = analysis_.lock()) return analysis;
    auto analysis = analyse(text_);
    analysis_ = analysis;
    return analysis;
}

} // namespace arbiter::game
