#pragma once

#include "game/game.h"
#include "text/span.h"

#include <cstdint>
#include <optional>
#include <string>

namespace arbiter::ide {

struct HoverOptions {
    // How Markdown shows a board. Plain text always has the Unicode board.
    enum class Board : std::uint8_t {
        unicode, // in a block of code
        svg,     // an image in the text itself, as a data: URI
    };
    Board board = Board::unicode;
};

// The same content twice: CommonMark, and plain text for clients without it.
struct Hover {
    text::Span span; // what it speaks of
    std::string markdown;
    std::string plain;
};

// What stands at the offset: a move or its number, an annotation glyph, a command in a comment, a
// tag or a result. Nothing elsewhere, or
// beyond the end.
std::optional<Hover> hover(const game::Game& game, std::uint32_t offset,
                           const HoverOptions& options = {});

} // namespace arbiter::ide
