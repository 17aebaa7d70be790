#pragma once

#include "game/game.h"
#include "rewrite/obstacle.h"

#include <cstdint>
#include <optional>
#include <string>

// PGN export format (PGN 3.2, 8): the layout of a game, and nothing of what it says.
//
// Tags, moves and their spelling, comments, NAGs, variations and the result stay as they are
// written; to mend them is for rules and their fixes. So a wrong move number stays too: it may tell
// of a missing move. Formatting twice is formatting once.
namespace arbiter::rewrite {

enum class CommentPlace : std::uint8_t { in_line, own_line };
enum class CommentBreaks : std::uint8_t {
    fill, // a comment's single line breaks are those of line filling: they may come and go
    keep, // the bytes of a comment stay
};
enum class MovePlace : std::uint8_t { fill, own_line };
enum class Suffixes : std::uint8_t {
    keep,
    as_nags, // ! as $1, and so on (PGN 8.2.3.8)
};

struct FormatOptions {
    // In characters. Export format has less than 80 (PGN 4.3). What can't be broken may be longer.
    std::uint32_t line_length = 79;
    CommentPlace comments = CommentPlace::in_line;
    CommentBreaks comment_breaks = CommentBreaks::fill;
    MovePlace moves = MovePlace::fill; // each number of the main line at the start of a line
    Suffixes suffixes = Suffixes::keep;

    friend bool operator==(const FormatOptions&, const FormatOptions&) = default;
};

// What comes behind a game: a blank line parts it from the next one.
enum class Ending : std::uint8_t { blank_line, line_break };

struct Formatted {
    std::string text; // the game as it was where there is an obstacle
    // Why the game can't be formatted without the danger of changing what it says.
    std::optional<Obstacle> obstacle;
};

Formatted format(const game::Game& game, const FormatOptions& options, Ending ending);

} // namespace arbiter::rewrite
