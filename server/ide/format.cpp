#include "ide/format.h"

#include "text/diff.h"

namespace arbiter::ide {

std::vector<text::Edit> format_edits(const game::Game& game, const rewrite::FormatOptions& options,
                                     rewrite::Ending ending) {
    if (game.format() != game::Format::pgn) return {};
    const auto formatted = rewrite::format(game.text(), *game.analysis(), options, ending);
    return text::edits_between(game.text(), formatted.text);
}

} // namespace arbiter::ide
