#pragma once

#include "game/game.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

// Games of a book that begin "as in Game No. 16".
namespace arbiter::game {

// Whether the page may take its first moves from another one.
bool may_refer(std::string_view chunk);

// The moves that the page takes over, from those before it; none where the game that it names is
// not among them.
std::vector<chess::Move> opening_moves(std::string_view chunk,
                                       std::span<const std::shared_ptr<const Game>> before);

} // namespace arbiter::game
