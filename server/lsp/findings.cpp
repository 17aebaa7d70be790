#include "lsp/findings.h"

#include "lsp/log.h"

#include <exception>
#include <string>
#include <utility>

namespace arbiter::lsp {

namespace {

// Entries of games that are gone: a burst of typing leaves about as many.
constexpr std::size_t slack = 64;

// A game that a rule fails on must not keep the findings of all others back.
lint::Checked check(const game::Game& game, const lint::Options& options) {
    try {
        return lint::check_in_file(game.text(), *game.analysis(), options);
    } catch (const std::exception& error) {
        log(std::string("a game could not be checked: ") + error.what());
        return {};
    }
}

} // namespace

Findings FindingsCache::of(const GamePointer& game) {
    {
        const std::lock_guard lock(mutex_);
        const auto found = entries_.find(game.get());
        if (found != entries_.end()) return found->second.findings;
    }
    // Without the lock: two threads may check the same game, and find the same.
    auto findings = std::make_shared<const lint::Checked>(check(*game, options_));
    const std::lock_guard lock(mutex_);
    return entries_.try_emplace(game.get(), Entry{game, std::move(findings)})
        .first->second.findings;
}

void FindingsCache::keep(std::span<const GamePointer> games) {
    const std::lock_guard lock(mutex_);
    if (entries_.size() <= 2 * games.size() + slack) return;
    std::unordered_map<const game::Game*, Entry> kept;
    for (const GamePointer& game : games) {
        const auto found = entries_.find(game.get());
        if (found != entries_.end()) kept.insert(*found);
    }
    entries_ = std::move(kept);
}

} // namespace arbiter::lsp
