#include "ide/board_behind.h"

namespace arbiter::ide {

using game::Index;
using game::no_index;

Index ply_behind(const game::Score& score, const game::Item& item) {
    const Index replaced = score.lines[item.line].replaces;
    if (replaced == no_index) return item.ply;
    if (item.kind == game::ItemKind::variation_close) return replaced;
    return item.ply == no_index ? score.plies[replaced].previous : item.ply;
}

bool is_board_known(const game::Replay& replay, Index ply) {
    // A score sheet that begins with another game's moves starts behind them.
    if (ply == no_index) return replay.start.is_playable() && replay.taken_over == 0;
    return replay.plies[ply].is_on_board();
}

} // namespace arbiter::ide
