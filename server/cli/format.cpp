#include "rewrite/format.h"

#include "cli/commands.h"
#include "cli/rewrite/rewrite_files.h"
#include "ide/format.h"

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace arbiter::cli {

namespace {

struct FormatCommand {
    RewriteFiles files;
    // Stronger than what is configured.
    std::optional<std::uint32_t> line_length;
    std::optional<bool> own_line_comments;
    std::optional<bool> keep_comments;
    std::optional<bool> one_move_per_line;
    std::optional<bool> nags;
    bool check = false;
    bool diff = false;
};

rewrite::FormatOptions layout_of(const FormatCommand& command, config::Layout layout) {
    const auto overrule = [](const auto& said, auto& configured) {
        if (said) configured.value = *said;
    };
    overrule(command.line_length, layout.line_length);
    overrule(command.own_line_comments, layout.own_line_comments);
    overrule(command.keep_comments, layout.keep_comments);
    overrule(command.one_move_per_line, layout.one_move_per_line);
    overrule(command.nags, layout.nags);
    return ide::format_options(layout);
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
        return [layout = layout_of(command, effective.layout)](const OldGame& game) {
            return format_game(game, layout);
        };
    });
}

// `--name`, and `--no-name` against what is configured.
void declare_layout(CLI::App& command, const std::string& name, std::optional<bool>& value) {
    command.add_flag_function(
        fmt::format("--{0},!--no-{0}", name), [&value](std::int64_t count) { value = count > 0; },
        meaning_of_option(name));
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
    declare_layout(*command, "own-line-comments", options->own_line_comments);
    declare_layout(*command, "keep-comments", options->keep_comments);
    declare_layout(*command, "one-move-per-line", options->one_move_per_line);
    declare_layout(*command, "nags", options->nags);
    command->callback([options, &status] { status = format(*options); });
}

} // namespace arbiter::cli
