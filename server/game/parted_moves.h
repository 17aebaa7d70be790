#pragma once

#include "syntax/tree.h"

#include <span>
#include <string_view>
#include <vector>

// Moves of a page that the grammar sees in parts.
namespace arbiter::game {

// The leaves, with each such move as one: a printer left out its hyphen, or a scanner did not see
// it ("P K 4", "Kt QB3 ch"), or a line ends behind the hyphen.
std::vector<syntax::Leaf> join_parted_moves(std::string_view chunk,
                                            std::span<const syntax::Leaf> leaves);

} // namespace arbiter::game
