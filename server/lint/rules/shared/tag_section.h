#pragma once

#include "lint/rule.h"

#include <cstddef>
#include <span>

// The part of a game before its movetext.
namespace arbiter::lint::rules {

// The index of the first item that only movetext has; that of no item where there is none.
std::size_t first_movetext_item(const game::Score& score);

// The tag pairs before the movetext, in order, without a forum's wrapper before them.
std::span<const game::TagPair> tag_section(const Context& context);

} // namespace arbiter::lint::rules
