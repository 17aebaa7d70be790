#pragma once

#include "syntax/tree.h"

#include <cstdint>
#include <span>
#include <string_view>

// What stands on a row of a page where a move should, and can't be read.
namespace arbiter::game {

// Not a remark, as far as its length and its signs tell.
bool may_be_move(std::string_view written);

// Words on a score line that stand where a move should and look like one: P K 4.
bool looks_like_misprint(std::string_view words);

// Whether a gap is between two leaves of a line, wider than between words: the edge of a column.
bool are_apart(const syntax::Leaf& before, const syntax::Leaf& leaf);

// Where the first of the leaves' columns ends, or the next move begins, or the leaves end.
std::uint32_t end_of_cell(std::span<const syntax::Leaf> leaves);

} // namespace arbiter::game
