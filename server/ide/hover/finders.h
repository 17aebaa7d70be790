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
std::optional<Hover> annotation(const Place& place); // a NAG, a suffix or a glyph
std::optional<Hover> result(const Place& place);
std::optional<Hover> tag(const Place& place);

} // namespace arbiter::ide::hovering
