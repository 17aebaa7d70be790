#pragma once

#include "chess/openings.h"
#include "chess/position.h"
#include "game/board_mark.h"
#include "ide/hover.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace arbiter::ide::hovering {

// Writes a hover as Markdown and as plain text at once. Takes text as a user may have written it.
class Page {
public:
    explicit Page(HoverOptions::Board board) : board_(board) {}

    void title(std::string_view text);
    void paragraph(std::string_view text);
    // A line of fixed width, behind its name: "Example", `[Round "3"]`.
    void code(std::string_view name, std::string_view text);
    void board(const chess::Position& position, chess::Move last_move = {},
               std::span<const game::BoardMark> marks = {});
    // What the move does, the opening if it has a name, the board that it leads to and its FEN.
    void move(chess::Move move, const chess::Position& before, const chess::Position& after,
              const std::optional<chess::Opening>& opening);

    Hover finish(text::Span span) &&;

private:
    void add(std::string_view markdown, std::string_view plain);

    HoverOptions::Board board_;
    std::string markdown_;
    std::string plain_;
};

} // namespace arbiter::ide::hovering
