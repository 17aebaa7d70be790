#include "ide/hover/page.h"

#include "chess/fen.h"
#include "ide/board.h"
#include "ide/markdown.h"
#include "ide/move_text.h"

#include <fmt/format.h>

namespace arbiter::ide::hovering {

void Page::title(std::string_view text) {
    add("**" + markdown::escape(text) + "**", text);
}

void Page::paragraph(std::string_view text) {
    add(markdown::escape(text), text);
}

void Page::code(std::string_view name, std::string_view text) {
    add(markdown::escape(name) + ": " + markdown::code(text),
        std::string(name).append(": ").append(text));
}

void Page::board(const chess::Position& position, chess::Move last_move,
                 std::span<const game::BoardMark> marks) {
    const std::string characters = unicode_board(position);
    add(board_ == HoverOptions::Board::svg
            ? markdown::svg_image("board", svg_board(position, last_move, marks))
            : markdown::code_block(characters),
        characters.substr(0, characters.size() - 1));
}

void Page::move(chess::Move move, const chess::Position& before, const chess::Position& after,
                const std::optional<chess::Opening>& opening) {
    const std::string result = effect(move, before);
    paragraph(describe(move, before) + (result.empty() ? "" : ", " + result));
    if (opening) paragraph(fmt::format("{} {}", opening->eco, opening->name));
    board(after, move);
    code("FEN", chess::write_fen(after));
}

Hover Page::finish(text::Span span) && {
    return {span, std::move(markdown_), std::move(plain_)};
}

void Page::add(std::string_view markdown, std::string_view plain) {
    if (!markdown_.empty()) {
        markdown_ += "\n\n";
        plain_ += "\n\n";
    }
    markdown_ += markdown;
    plain_ += plain;
}

} // namespace arbiter::ide::hovering
