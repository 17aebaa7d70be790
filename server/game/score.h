#pragma once

#include "game/command.h"
#include "game/format.h"
#include "game/reference.h"
#include "syntax/tree.h"
#include "text/span.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What a game's text says, before any board is set up: tags, plies, variations, annotations. Plain
// data; indices instead of pointers. Building it never fails.
namespace arbiter::game {

// A larger game is not read. None is so large, not one that 2,000 others were merged into; but a
// file without tag pairs and termination markers is one game to us, and so is one that is no PGN at
// all. With this an editor waits less than a second for any game, and memory is bounded.
constexpr std::size_t max_game_size = 2'000'000; // bytes

using Index = std::uint32_t;
constexpr Index no_index = ~Index{0};

struct TagPair {
    // What keeps the pair from being `[Name "value"]` (PGN 8.1.1).
    enum class Flaw : std::uint8_t {
        none,
        missing_open,    // Event "x"]
        missing_close,   // [Event "x"
        missing_quote,   // [Event "x]
        unquoted_value,  // [Event x]
        unescaped_quote, // [White "Ann "Speedy" A"]
        lone_backslash,  // [White "C:\temp"]: a warning, all readers take it
        missing_value,   // [Event]
        missing_name,    // ["x"]
        bad_name,        // [White Team "x"], [Source: "x"]
    };

    text::Span span;        // from [ to ]
    text::Span name;        // empty where it is missing; with its bad characters
    text::Span value;       // with its quotes; all of the unquoted text; empty where it is missing
    std::string text;       // the value, unescaped
    Flaw flaw = Flaw::none; // the gravest
    text::Span flaw_span;   // the place to report; empty without a flaw
};

// A number indication before a move: `12.`, `12...`.
struct MoveNumber {
    text::Span span;
    std::uint32_t number = 0; // saturates; 0 also where only dots are written
    std::uint32_t dots = 0;   // 3 for an ellipsis sign
};

enum class ItemKind : std::uint8_t {
    move,
    move_number,
    nag,
    suffix,
    text_glyph,
    comment,      // {...}
    line_comment, // ;...
    open_comment, // never closed
    escape,
    variation_open,
    variation_close,
    result,
    stray_brace,
    // What is no token here: a run of words as one item, but web pages' <b> and what can't be seen
    // alone. Behind the termination marker all is unexpected but comments and stray braces.
    unexpected,
};

// One token of the movetext, in the order of the text.
struct Item {
    ItemKind kind;
    text::Span span;
    Index line = 0;       // the line of play that it stands in, or, of a parenthesis, encloses
    Index ply = no_index; // the move itself; for all else the last ply of its line before it

    friend bool operator==(const Item&, const Item&) = default;
};

struct Ply {
    text::Span span; // the move token
    Index item = 0;  // its item
    Index line = 0;
    Index previous = no_index; // the ply that it answers; no_index at the start of the game
    std::optional<MoveNumber> number;
};

// A line of play: the main line (index 0), or a recursive annotation variation.
struct Line {
    Index parent = no_index;   // the line that it varies
    Index replaces = no_index; // the ply that its first move replaces; no_index at the start
    std::vector<Index> plies;
    text::Span open;  // the ( ; empty for the main line
    text::Span close; // the ) ; empty where it is missing
    std::uint32_t depth = 0;
};

struct Score {
    Format format = Format::pgn;
    std::optional<GameReference> reference; // of a score sheet
    // Likewise: the first words of a row that was not read, nor what follows it.
    std::optional<text::Span> unread_row;
    std::vector<TagPair> tags;
    std::vector<Item> items;
    std::vector<Ply> plies;  // of all lines, in the order of the text
    std::vector<Line> lines; // lines[0] is the main line
    // The termination marker: an item, or no_index. One inside a variation is none.
    Index result = no_index;
    std::vector<text::Span> stray_closes; // ) without (
    std::vector<Command> commands;        // of all comments, in the order of the text
    // The chunk is larger than max_game_size: all of it is one unexpected item.
    bool too_large = false;

    // The first tag with that name, or null.
    const TagPair* tag(std::string_view chunk, std::string_view name) const;
};

Score read_score(std::string_view chunk);
// Of a chunk in either format. `words`: where words begin that look like moves of a PGN and are
// none, in order.
Score read_score(std::string_view chunk, Format format, std::span<const std::uint32_t> words = {});

} // namespace arbiter::game
