#pragma once

#include "game/game.h"
#include "lint/options.h"
#include "lint/rule.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace arbiter::lsp {

using Findings = std::shared_ptr<const lint::Checked>;

// The findings of each game of a document's versions: a keystroke costs one game, since the others
// are the same objects as before. Safe from any thread.
class FindingsCache {
public:
    using GamePointer = std::shared_ptr<const game::Game>;

    explicit FindingsCache(lint::Options options) : options_(std::move(options)) {}

    // What the games are checked with.
    const lint::Options& options() const { return options_; }

    // Checks the game where it was not yet checked.
    Findings of(const GamePointer& game);

    // Lets go of games that are not among these, when they have become many.
    void keep(std::span<const GamePointer> games);

private:
    // The game is held, so that no other one can come to its address.
    struct Entry {
        GamePointer game;
        Findings findings;
    };

    const lint::Options options_;
    std::mutex mutex_;
    std::unordered_map<const game::Game*, Entry> entries_;
};

} // namespace arbiter::lsp
