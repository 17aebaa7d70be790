#include "game/follow_origins.h"

namespace arbiter::game {

namespace {

using notation::Origins;

// The ply behind which another one is played.
Index played_behind(Index ply, const Score& score, const Replay& replay) {
    const Index index = score.plies[ply].line;
    const Line& line = score.lines[index];
    const bool answers = replay.lines[index] == LineStart::answers && line.plies.front() == ply;
    return answers ? line.replaces : score.plies[ply].previous;
}

void play(const ReplayedPly& ply, Origins& origins) {
    if (ply.glued.empty()) origins.play(ply.move);
    for (const GluedMove& glued : ply.glued)
        origins.play(glued.move);
}

} // namespace

std::vector<Origins> follow_origins(const Score& score, const Replay& replay) {
    if (replay.descriptive) return replay.descriptive->origins;
    std::vector<Origins> all;
    all.reserve(score.plies.size());
    const Origins start = Origins::of(replay.start.position);
    for (Index ply = 0; ply < score.plies.size(); ++ply) {
        const Index behind = played_behind(ply, score, replay);
        Origins& origins = all.emplace_back(behind == no_index ? start : Origins::unknown());
        if (behind == no_index || replay.plies[behind].verdict > Verdict::repaired) continue;
        origins = all[behind];
        play(replay.plies[behind], origins);
    }
    return all;
}

} // namespace arbiter::game
