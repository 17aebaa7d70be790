#include "cli/check/batch.h"

#include "cli/input/batch_games.h"
#include "lint/collection/collection.h"
#include "lint/rule.h"
#include "text/line_index.h"

#include <string>
#include <string_view>
#include <utility>

namespace arbiter::cli {

CheckedBatch check_batch(const GameBatch& batch, const lint::Options& options) {
    const bool compares = lint::compares_games(options);
    CheckedBatch checked;
    checked.bytes = batch.bytes.size();
    BatchGames games(batch.format);
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
        const auto game = games.make(std::move(decoded.text));
        const auto analysis = game->analysis();
        CheckedGame result;
        result.line_breaks = checked.line_breaks;
        if (is_skipped) {
            result.standing = lint::Standing::known;
        } else {
            auto found = lint::check_in_file(game->text(), *analysis, options, decoded.encoding);
            result.findings = std::move(found.findings);
            checked.ignored_in_file.insert(found.ignored_in_file.begin(),
                                           found.ignored_in_file.end());
        }
        if (compares) result.digest = lint::digest(game->text(), *analysis);
        if (!result.findings.empty() || result.digest) {
            result.text = game->text();
            checked.games.push_back(std::move(result));
        }
        checked.line_breaks += game->line_breaks();
        if (!is_skipped) ++checked.game_count;
    }
    return checked;
}

} // namespace arbiter::cli
