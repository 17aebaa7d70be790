#pragma once

#include "game/split.h"
#include "rewrite/format.h"
#include "rewrite/score_tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test {

inline std::vector<std::string> games_of(std::string_view text) {
    std::vector<std::string> games;
    std::size_t begin = 0;
    for (const auto chunk : game::split(text)) {
        games.emplace_back(text.substr(begin, chunk.end - begin));
        begin = chunk.end;
    }
    return games;
}

// A whole file, as the command does it.
inline std::string format_file(std::string_view text, const rewrite::FormatOptions& options = {}) {
    std::string out;
    const auto games = games_of(text);
    for (std::size_t i = 0; i < games.size(); ++i) {
        const auto ending =
            i + 1 < games.size() ? rewrite::Ending::blank_line : rewrite::Ending::line_break;
        out += rewrite::format(game::Game(games[i]), options, ending).text;
    }
    return out;
}

// The first law of formatting that a text breaks; empty where all hold.
inline std::string broken_format_law(std::string_view text,
                                     const rewrite::FormatOptions& options = {}) {
    const std::string once = format_file(text, options);
    if (format_file(once, options) != once) return "formatting twice is formatting once";
    const auto before = games_of(text);
    const auto after = games_of(once);
    if (before.size() != after.size()) return "formatting leaves as many games";
    for (std::size_t i = 0; i < before.size(); ++i)
        if (score_tree(game::Game(before[i])) != score_tree(game::Game(after[i])))
            return "formatting leaves the score tree";
    return "";
}

} // namespace arbiter::test
