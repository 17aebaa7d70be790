#pragma once

#include "cursor.h"
#include "ide/hover.h"

#include <optional>
#include <string>

namespace arbiter::test {

// What hovering at the cursor of the marked text shows.
inline std::optional<ide::Hover>
hover(const std::string& marked,
      ide::HoverOptions::Board board = ide::HoverOptions::Board::unicode) {
    const auto [text, offset] = cursor(marked);
    return ide::hover(game::Game(text), offset, {board});
}

// The plain text of it, or empty where there is none.
inline std::string plain(const std::string& marked) {
    const auto found = hover(marked);
    return found ? found->plain : std::string{};
}

} // namespace arbiter::test
