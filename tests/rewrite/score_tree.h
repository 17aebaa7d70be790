#pragma once

#include "game/game.h"
#include "text/span.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::test {

// A text with each run of blanks and line breaks as one blank.
inline std::string with_single_blanks(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const bool is_blank = std::string_view(" \t\v\f\r\n").find(c) != std::string_view::npos;
        if (!is_blank || !out.ends_with(' ')) out += is_blank ? ' ' : c;
    }
    return out;
}

// What a game says, line by line: its tags by their names; then tokens in their order, each move
// with its place in the tree and the position that it leads to; the result last.
inline std::string score_tree(const game::Game& game) {
    using game::ItemKind;
    const auto analysis = game.analysis();
    const game::Score& score = analysis->score;

    std::vector<std::pair<std::string, std::string>> tags;
    for (const auto& tag : score.tags)
        tags.emplace_back(text::slice(game.text(), tag.name), tag.text);
    std::stable_sort(tags.begin(), tags.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::string tree;
    for (const auto& [name, value] : tags)
        tree += name + " = " + value + "\n";

    std::string result = "without a result\n";
    for (game::Index i = 0; i < score.items.size(); ++i) {
        const auto& item = score.items[i];
        const std::string token(text::slice(game.text(), item.span));
        if (i == score.result) {
            result = token + "\n";
            continue;
        }
        if (item.kind == ItemKind::move_number) continue;
        tree += std::string(score.lines[item.line].depth, ' ');
        if (item.kind == ItemKind::move) {
            const auto& played = analysis->replay.plies[item.ply];
            const auto after = analysis->replay.after(item.ply);
            tree += token + " answers " + std::to_string(score.plies[item.ply].previous) + ", is " +
                    std::to_string(static_cast<int>(played.verdict)) + ", to " +
                    std::to_string(after.key());
        } else {
            const bool is_comment = item.kind == ItemKind::comment;
            tree += (is_comment ? with_single_blanks(token) : token) + " of " +
                    std::to_string(item.ply);
        }
        tree += '\n';
    }
    return tree + result;
}

} // namespace arbiter::test
