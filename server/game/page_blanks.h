#pragma once

#include "syntax/tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::game {

// The text of a page with blanks for what is no more than that to a reader: a byte order mark,
// no-break spaces, and the signs of transcribers around a line of play (`/* 35. K - Kt 1 */`). As
// long as the text, so that offsets are the same.
std::string with_plain_blanks(std::string_view text);

// The leaves of the page, in which a blank of several bytes is one blank, and so is a line break in
// running text: they may stand in a move.
std::vector<syntax::Leaf> leaves_of_page(std::string_view text);

} // namespace arbiter::game
