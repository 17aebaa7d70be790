#pragma once

#include "game/game.h"
#include "rewrite/format.h"

#include <string>
#include <string_view>

namespace arbiter::rewrite::format_detail {

// Items [begin, end) of a score.
struct ItemRange {
    game::Index begin = 0;
    game::Index end = 0;
};

// The movetext of these items, each line with its line break.
std::string format_movetext(std::string_view chunk, const game::Analysis& analysis, ItemRange items,
                            const FormatOptions& options, std::string_view line_break);

} // namespace arbiter::rewrite::format_detail
