#include "game/game.h"

#include "text/line_index.h"

#include <span>
#include <utility>

namespace arbiter::game {

namespace {

// The object and its count apart, so that the game's weak pointer keeps only the count alive.
std::shared_ptr<const Analysis> analyse(std::string_view text, Format format,
                                        std::span<const chess::Move> opening) {
    auto analysis = std::make_unique<Analysis>();
    analysis->score = read_score(text, format);
    analysis->replay = replay(analysis->score, text, opening);
    return analysis;
}

} // namespace

Game::Game(std::string text, Format format, std::vector<chess::Move> opening)
    : text_(std::move(text)), format_(format), opening_(std::move(opening)),
      line_breaks_(static_cast<std::uint32_t>(text::line_breaks(text_))) {}

std::shared_ptr<const Analysis> Game::analysis() const {
    const std::scoped_lock lock(mutex_);
    if (auto analysis = analysis_.lock()) return analysis;
    auto analysis = analyse(text_, format_, opening_);
    analysis_ = analysis;
    return analysis;
}

} // namespace arbiter::game
