#include "cli/check/batch.h"

#include "game/game.h"
#include "lint/rule.h"

#include <string_view>
#include <utility>

namespace arbiter::cli {

CheckedBatch check_batch(const GameBatch& batch, const lint::Options& options) {
    CheckedBatch checked;
    checked.bytes = batch.bytes.size();
    checked.game_count = batch.ends.size();
    std::size_t begin = 0;
    for (const std::size_t end : batch.ends) {
        const std::string_view bytes = std::string_view(batch.bytes).substr(begin, end - begin);
        DecodedGame decoded = decode(batch, bytes);
        const game::Game game(std::move(decoded.text));
        auto findings = lint::check(game.text(), *game.analysis(), options, decoded.encoding);
        if (!findings.empty())
            checked.games.push_back(
                {std::string(game.text()), checked.line_breaks, std::move(findings)});
        checked.line_breaks += game.line_breaks();
        begin = end;
    }
    return checked;
}

} // namespace arbiter::cli
