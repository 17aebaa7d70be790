#pragma once

#include "game/format.h"
#include "text/span.h"

#include <string>
#include <string_view>

namespace arbiter::rewrite {

// Why a game, or a part of it, is left as it is.
struct Obstacle {
    text::Span span;     // in the game
    std::string message; // one sentence, without a full stop
};

// Why games in this format are neither mended nor laid out; empty where they are.
constexpr std::string_view objection_to(game::Format format) {
    return format == game::Format::score_sheet ? "a page of a book stays as it is printed" : "";
}

} // namespace arbiter::rewrite
