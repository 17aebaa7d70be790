#pragma once

#include "game/game.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

// Games of a book that begin "as in Game No. 16".
namespace arbiter::game {

// Whether a page may take its first moves from another one.
bool may_refer(std::string_view page);

// The games of a book in order, as far as they have come, by what later ones call them.
class Openings {
public:
    // The first moves of the page that comes next; none where it has all its moves, or the game
    // that it names has not come.
    std::vector<chess::Move> of(std::string_view page);

    void add(std::shared_ptr<const Game> game);

private:
    struct Source {
        std::shared_ptr<const Game> game;
        std::optional<std::vector<chess::Move>> moves; // once asked for
    };
    using SharedSource = std::shared_ptr<Source>;

    SharedSource find(const GameReference& reference) const;

    std::unordered_map<std::uint32_t, SharedSource> games_;      // by number
    std::unordered_map<std::uint32_t, SharedSource> variations_; // likewise
    SharedSource previous_;
    SharedSource opening_;
};

} // namespace arbiter::game
