#include "rewrite/format.h"

#include "cli/commands.h"
#include "cli/rewrite/rewrite_files.h"

#include <memory>
#include <optional>
#include <utility>

namespace arbiter::cli {

namespace {

struct FormatCommand {
    RewriteFiles files;
    std::optional<std::uint32_t> line_length; // stronger than what is configured
    bool own_line_comments = false;
    bool keep_comments = false;
    bool one_move_per_line = false;
    bool nags = false;
    bool check = false;
    bool diff = false;
};

rewrite::FormatOptions layout_of(const FormatCommand& command, const config::Effective& effective) {
    rewrite::FormatOptions layout;
    layout.line_length = command.line_length.value_or(effective.layout_length.value);
    if (command.own_line_comments) layout.comments = rewrite::CommentPlace::own_line;
    if (command.keep_comments) layout.comment_breaks = rewrite::CommentBreaks::keep;
    if (command.one_move_per_line) layout.moves = rewrite::MovePlace::own_line;
    if (command.nags) layout.suffixes = rewrite::Suffixes::as_nags;
    return layout;
}

NewGame format_game(const OldGame& old, const rewrite::FormatOptions& layout) {
    const auto ending = old.followed == Followed::by_game ? rewrite::Ending::blank_line
                                                          : rewrite::Ending::line_break;
    auto formatted = rewrite::format(old.game, layout, ending);
    if (formatted.obstacle) return left_as_it_is(old.game, *formatted.obstacle);
    NewGame result;
    result.text = std::move(formatted.text);
    return result;
}

int format(const FormatCommand& command) {
    RewriteFiles files = command.files;
    files.would = "Would reformat";
    files.done = "reformatted";
    files.unchanged = "already formatted";
    if (command.check) files.target.deliver = Deliver::nowhere;
    if (command.diff) files.target.deliver = Deliver::as_diff;
    return rewrite_files(files, [&command](const config::Effective& effective) -> RewriteGame {
        return [layout = layout_of(command, effective)](const OldGame& game) {
            return format_game(game, layout);
        };
    });
}

} // namespace

void add_format(CLI::App& app, int& status) {
    auto* command = app.add_subcommand("format", "Lay PGN files out in export format");
    auto options = std::make_shared<FormatCommand>();
    declare_options(*command, options->files);
    command->add_flag("--check", options->check,
                      "Write nothing; name the files that would change, and exit with 1");
    command->add_flag("--diff", options->diff, "Write nothing; show what would change");
    command
        ->add_option("--line-length", options->line_length,
                     "Characters in a line (default: line-length of .arbiter.toml, or 79)")
        ->check(CLI::Range(1u, 65535u));
    command->add_flag("--own-line-comments", options->own_line_comments,
                      "Put each comment on lines of its own");
    command->add_flag("--keep-comments", options->keep_comments,
                      "Leave the line breaks inside comments as they are");
    command->add_flag("--one-move-per-line", options->one_move_per_line,
                      "Begin a line with each move number of the game");
    command->add_flag("--nags", options->nags, "Write ! as $1, ? as $2, and so on");
    command->callback([options, &status] { status = format(*options); });
}

} // namespace arbiter::cli
