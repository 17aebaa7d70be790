#pragma once

#include "game/split.h"

namespace arbiter::game {

// Cuts the text of a book into games. A chunk ends before a line that begins with White's first
// move (`1. P-K4`), or with a reference ("Move 1-6 as in Game No. 16"), if the chunk has such a
// line already, unless the rows above and below say that the 1 is misread; the heading of that line
// goes with it: from the last line above it that begins with "GAME" or names a variation, or else
// the paragraph that stands directly above.
ChunkEnd next_sheet(std::string_view text, std::size_t begin);

} // namespace arbiter::game
