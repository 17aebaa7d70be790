#include "cli/check/batch.h"

#include "game/game.h"
#include "game/opening.h"
#include "lint/collection/collection.h"
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
    const bool compares = lint::compares_games(options);
    CheckedBatch checked;
    checked.bytes = batch.bytes.size();
    std::vector<SharedGame> before; // of a book, whose games may refer to each other
    std::size_t begin = 0;
    for (std::size_t i = 0; i < batch.ends.size(); ++i) {
        const std::string_view bytes =
            std::string_view(batch.bytes).substr(begin, batch.ends[i] - begin);
        begin = batch.ends[i];
        const bool is_skipped = !batch.skipped.empty() && batch.skipped[i];
        if (is_skipped && !compares) {
            checked.line_breaks += text::line_breaks(bytes);
            continue;
        }
        DecodedGame decoded = decode(batch, bytes);
        const auto game = make_game(batch, std::move(decoded.text), before);
        const auto analysis = game->analysis();
        CheckedGame result;
        result.line_breaks = checked.line_breaks;
        if (is_skipped)
            result.standing = lint::Standing::known;
        else
            result.findings = lint::check(game->text(), *analysis, options, decoded.encoding);
        if (compares) result.digest = lint::digest(game->text(), *analysis);
        if (!result.findings.empty() || result.digest) {
            result.text = game->text();
            checked.games.push_back(std::move(result));
        }
        checked.line_breaks += game->line_breaks();
        if (!is_skipped) ++checked.game_count;
        if (batch.format == game::Format::score_sheet) before.push_back(game);
    }
    return checked;
}

} // namespace arbiter::cli
