#include "ide/format.h"

#include "text/diff.h"

namespace arbiter::ide {

rewrite::FormatOptions format_options(const config::Layout& layout) {
    using namespace rewrite;
    return {
        .line_length = layout.line_length.value,
        .comments = layout.own_line_comments.value ? CommentPlace::own_line : CommentPlace::in_line,
        .comment_breaks = layout.keep_comments.value ? CommentBreaks::keep : CommentBreaks::fill,
        .moves = layout.one_move_per_line.value ? MovePlace::own_line : MovePlace::fill,
        .suffixes = layout.nags.value ? Suffixes::as_nags : Suffixes::keep,
    };
}

std::vector<text::Edit> format_edits(const game::Game& game, const rewrite::FormatOptions& options,
                                     rewrite::Ending ending) {
    const auto formatted = rewrite::format(game, options, ending);
    return text::edits_between(game.text(), formatted.text);
}

} // namespace arbiter::ide
