#include "lint/rules/shared/words.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

std::string numbered(const Context& context, game::Index ply) {
    const auto& before = context.replay.plies[ply].before;
    const auto dots = before.side_to_move() == chess::Color::white ? "." : "...";
    return fmt::format("{}{} {}", before.fullmove_number(), dots,
                       slice(context.text, context.score.plies[ply].span));
}

std::string list(const std::vector<std::string>& things, std::string_view last_word) {
    std::string text;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (i + 1 == things.size() && 0 < i)
            text += fmt::format(" {} ", last_word);
        else if (0 < i)
            text += ", ";
        text += things[i];
    }
    return text;
}

} // namespace arbiter::lint::rules
