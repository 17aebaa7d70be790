#pragma once

#include "config/configuration.h"
#include "game/game.h"
#include "rewrite/format.h"
#include "text/edit.h"

#include <vector>

namespace arbiter::ide {

// The layout that is configured for a file.
rewrite::FormatOptions format_options(const config::Layout& layout);

// The edits that lay a game out in export format, word by word. None where it can't be formatted
// without the danger of changing what it says.
std::vector<text::Edit> format_edits(const game::Game& game, const rewrite::FormatOptions& options,
                                     rewrite::Ending ending);

} // namespace arbiter::ide
