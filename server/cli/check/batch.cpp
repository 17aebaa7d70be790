#include "cli/check/batch.h"

#include "game/game.h"
#include "game/opening.h"
#include "lint/rule.h"

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

CheckedBatch check_batch(const GameBatch& batch) {
    CheckedBatch checked;
    checked.bytes = batch.bytes.size();
    checked.game_count = batch.ends.size();
    std::vector<SharedGame> before; // of a book, whose games may refer to each other
    std::size_t begin = 0;
    for (const std::size_t end : batch.ends) {
        const std::string_view bytes = std::string_view(batch.bytes).substr(begin, end - begin);
        DecodedGame decoded = decode(batch, bytes);
        const auto game = make_game(batch, std::move(decoded.text), before);
        auto findings = lint::check(game->text(), *game->analysis(), {}, decoded.encoding);
        if (!findings.empty())
            checked.games.push_back(
                {std::string(game->text()), checked.line_breaks, std::move(findings)});
        checked.line_breaks += game->line_breaks();
        if (batch.format == game::Format::score_sheet) before.push_back(game);
        begin = end;
    }
    return checked;
}

} // namespace arbiter::cli
