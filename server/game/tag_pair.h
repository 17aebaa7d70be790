#pragma once

#include "game/score.h"
#include "syntax/tree.h"

#include <span>

namespace arbiter::game {

// Reads the leaves of one tag pair; the first may be its name where the bracket is missing.
TagPair read_tag_pair(std::string_view chunk, std::span<const syntax::Leaf> leaves);

} // namespace arbiter::game
