#pragma once

#include "game/game.h"
#include "rewrite/convert.h"
#include "text/edit.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

// Games in another notation, and the law of converting them there and back.
namespace arbiter::test {

inline std::string converted(std::string_view text, const notation::Notation& to) {
    const game::Game game{std::string(text)};
    const auto edits = rewrite::convert(game.text(), *game.analysis(), to);
    return edits ? text::apply(text, *edits) : edits.error().message;
}

inline std::vector<chess::Move> moves(std::string_view text) {
    const game::Game game{std::string(text)};
    std::vector<chess::Move> all;
    const auto analysis = game.analysis();
    for (const auto& ply : analysis->replay.plies)
        all.push_back(ply.verdict == game::Verdict::played ? ply.move : chess::Move{});
    return all;
}

// What stands between the moves.
inline std::string without_moves(std::string_view text) {
    const game::Game game{std::string(text)};
    std::vector<text::Edit> edits;
    const auto analysis = game.analysis();
    for (const auto& ply : analysis->score.plies)
        edits.push_back({ply.span, "_"});
    return text::apply(text, edits);
}

// What a game that is converted there and back breaks, or nothing.
inline std::string broken_law(const std::string& game, const notation::Notation& to) {
    const std::string there = converted(game, to);
    const auto played = moves(game);
    if (std::ranges::count(played, chess::Move{}) > 0) return {}; // left as it is
    if (played.size() < 10) return {};                            // one letter makes no language
    if (moves(there) != played) return "there: the moves are equal";
    if (without_moves(there) != without_moves(game)) return "all but the moves stays";
    const std::string back = converted(there, notation::san());
    if (moves(back) != played) return "back: the moves are equal";
    return back == converted(game, notation::san()) ? "" : "SAN again";
}

} // namespace arbiter::test
