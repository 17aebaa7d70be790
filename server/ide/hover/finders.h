#pragma once

#include "game/game.h"
#include "ide/hover.h"

#include <cstdint>
#include <optional>
#include <string_view>

// Each finder knows one kind of thing to hover over, and answers nothing elsewhere.
namespace arbiter::ide::hovering {

struct Place {
    std::string_view text; // of the chunk
    const game::Analysis& analysis;
    std::uint32_t offset;
    const HoverOptions& options;
};

std::optional<Hover> move(const Place& place);
std::optional<Hover> move_number(const Place& place);
std::optional<Hover> annotation(const Place& place); // a NAG, a suffix or a glyph
std::optional<Hover> clock(const Place& place);      // [%clk], [%emt], [%egt]
std::optional<Hover> evaluation(const Place& place); // [%eval]
std::optional<Hover> drawing(const Place& place);    // [%csl], [%cal]
std::optional<Hover> command(const Place& place);    // all others
std::optional<Hover> result(const Place& place);
std::optional<Hover> tag(const Place& place);

} // namespace arbiter::ide::hovering
