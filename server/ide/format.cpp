#include "ide/format.h"

#include "text/diff.h"

namespace arbiter::ide {

std::vector<text::Edit> format_edits(const game::Game& game, const rewrite::FormatOptions& options,
                                     rewrite::Ending ending) {
    const auto formatted = rewrite::format(game, options, ending);
    return text::edits_between(game.text(), formatted.text);
}

} // namespace arbiter::ide
