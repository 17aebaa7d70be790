#pragma once

#include "chess/position.h"
#include "game/replay.h"

#include <string_view>
#include <vector>

namespace arbiter::game {

// The moves of which a token is made without blanks between them, each legal behind the one before;
// empty where it is no such token. Spans are relative to `offset`, the token's place.
std::vector<GluedMove> part_glued(std::string_view token, std::uint32_t offset,
                                  const chess::Position& position);

} // namespace arbiter::game
