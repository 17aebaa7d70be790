#include "game/game.h"

#include "text/line_index.h"

#include <algorithm>
#include <span>
#include <utility>

namespace arbiter::game {

namespace {

// A line with more words that look like moves is none.
constexpr int max_readings = 8;

// The object and its count apart, so that the game's weak pointer keeps only the count alive.
std::shared_ptr<const Analysis> analyse(std::string_view text, Format format,
                                        std::span<const chess::Move> opening) {
    auto analysis = std::make_unique<Analysis>();
    std::vector<std::uint32_t> words; // where they begin
    for (int reading = 0; reading < max_readings; ++reading) {
        analysis->score = read_score(text, format, words);
        analysis->replay = replay(analysis->score, text, opening);
        if (analysis->replay.words.empty()) break;
        for (const Index word : analysis->replay.words)
            words.push_back(analysis->score.plies[word].span.begin);
        std::ranges::sort(words);
    }
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
