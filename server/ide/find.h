#pragma once

#include "game/score.h"

#include <cstdint>

// What of a score stands at an offset.
namespace arbiter::ide {

// Null where there is none. A place between two tokens belongs to the one that begins there.
const game::Item* item_at(const game::Score& score, std::uint32_t offset);
const game::Command* command_at(const game::Score& score, std::uint32_t offset);
const game::TagPair* tag_at(const game::Score& score, std::uint32_t offset);

} // namespace arbiter::ide
