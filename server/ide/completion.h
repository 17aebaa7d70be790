#pragma once

#include "game/game.h"
#include "text/span.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace arbiter::ide {

// Something that can be written at the cursor.
struct Completion {
    enum class Kind : std::uint8_t { move, result, nag, command, tag, value };

    Kind kind = Kind::move;
    std::string label = {};    // what the list shows, and what is compared with the letters typed
    std::string detail = {};   // beside it, in a few words
    std::string markdown = {}; // the long answer in CommonMark; empty for none
    std::string plain = {};    // the same as plain text
    std::string text = {};     // what is written
    // Where in `text` the cursor goes, in bytes; behind it where nothing is said.
    std::optional<std::size_t> cursor = {};
};

struct Completions {
    text::Span replaced;          // the word around the offset, on one line; may be empty
    std::vector<Completion> list; // best first
};

// What can stand at the offset: legal moves in the game's own notation, results, annotation glyphs
// behind a $, commands of comments behind [%, names and values of tags.
Completions complete(const game::Game& game, std::uint32_t offset);

} // namespace arbiter::ide
