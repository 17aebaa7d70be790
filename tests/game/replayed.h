#pragma once

#include "game/replay.h"
#include "game/score.h"

#include <string>
#include <string_view>

namespace arbiter::test {

struct Replayed {
    explicit Replayed(std::string game)
        : text(std::move(game)), score(game::read_score(text)), replay(game::replay(score, text)) {}

    std::string_view written(game::Index ply) const { return slice(text, score.plies[ply].span); }

    // One letter for each ply, in the order of the text: played, repaired, stopped, unchecked.
    std::string verdicts() const {
        std::string out;
        for (const game::ReplayedPly& ply : replay.plies)
            out += "prsu"[static_cast<int>(ply.verdict)];
        return out;
    }

    // The FEN behind the last ply of a line.
    std::string end(game::Index line = 0) const {
        return chess::write_fen(replay.after(score.lines[line].plies.back()));
    }

    std::string text;
    game::Score score;
    game::Replay replay;
};

} // namespace arbiter::test
