#pragma once

#include "game/sheet_line.h"

#include <span>
#include <string_view>
#include <vector>

// Which lines of a score sheet hold moves of the game.
namespace arbiter::game {

// The lines of the leaves of a chunk. Views of `leaves`.
std::vector<SheetLine> read_sheet_lines(std::string_view chunk,
                                        std::span<const syntax::Leaf> leaves);

} // namespace arbiter::game
