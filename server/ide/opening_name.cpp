#include "ide/opening_name.h"

namespace arbiter::ide {

std::optional<chess::Opening> opening_of(const game::Analysis& analysis, game::Index ply) {
    const auto& [score, replay] = analysis;
    if (const auto found = chess::opening(replay.after(ply).key())) return found;
    for (game::Index at = ply; at != game::no_index; at = score.plies[at].previous) {
        if (replay.plies[at].verdict == game::Verdict::unchecked) continue;
        if (const auto found = chess::opening(replay.plies[at].before.key())) return found;
    }
    return std::nullopt;
}

} // namespace arbiter::ide
