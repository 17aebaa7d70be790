#include "cli/check/batch.h"

#include "game/game.h"
#include "game/opening.h"
#include "lint/rule.h"
#include "text/line_index.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli {

namespace {

using SharedGame = std::shared_ptr<const game::Game>;

SharedGame make_game(const GameBatch& batch, std::string text, std::span<const SharedGame> before) {
    std::vector<chess::Move> opening;
    if (batch.format == game::Format::score_sheet && game::may_refer(text))
        opening = game::opening_moves(text, before);
    return std::make_shared<const game::Game>(std::move(text), batch.format, std::move(opening));
}

} // namespace

CheckedBatch check_batch(const GameBatch& batch, const lint::Options& options) {
    CheckedBatch checked;
    checked.bytes = batch.bytes.size();
    std::vector<SharedGame> before; // of a book, whose games may refer to each other
    std::size_t begin = 0;
    for (std::size_t i = 0; i < batch.ends.size(); ++i) {
        const std::string_view bytes =
            std::string_view(batch.bytes).substr(begin, batch.ends[i] - begin);
        begin = batch.ends[i];
        if (!batch.skipped.empty() && batch.skipped[i]) {
            checked.line_breaks += text::line_breaks(bytes);
            continue;
        }
        DecodedGame decoded = decode(batch, bytes);
        const auto game = make_game(batch, std::move(decoded.text), before);
        auto findings = lint::check(game->text(), *game->analysis(), options, decoded.encoding);
        if (!findings.empty())
            checked.games.push_back(
                {std::string(game->text()), checked.line_breaks, std::move(findings)});
        checked.line_breaks += game->line_breaks();
        ++checked.game_count;
        if (batch.format == game::Format::score_sheet) before.push_back(game);
    }
    return checked;
}

} // namespace arbiter::cli
