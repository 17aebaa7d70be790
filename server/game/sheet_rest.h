#pragma once

#include "game/sheet_lines.h"
#include "text/span.h"

#include <optional>
#include <span>
#include <string_view>

// Rows that a score sheet seems to go on with, though they could not be taken for any of the game.
namespace arbiter::game {

// The first such row behind the last move of the game, or in all the text where no move was read;
// its first words. Rows stand directly below the game, alone with the number that is due, or one
// below the other: notes that quote a line of play are none.
std::optional<text::Span> first_unread_row(std::string_view chunk,
                                           std::span<const SheetLine> lines);

} // namespace arbiter::game
