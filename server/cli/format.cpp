#include "rewrite/format.h"

#include "cli/commands.h"
#include "cli/configuration/configurations.h"
#include "cli/configuration/walk_filter.h"
#include "cli/input/find.h"
#include "cli/rewrite/rewrite_file.h"
#include "cli/rewrite/spool.h"
#include "game/game.h"
#include "text/line_index.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace arbiter::cli {

namespace {

struct FormatCommand {
    std::vector<std::string> paths{"."};
    rewrite::FormatOptions layout;
    bool own_line_comments = false;
    bool keep_comments = false;
    bool one_move_per_line = false;
    bool nags = false;
    bool check = false;
    bool diff = false;
    unsigned jobs = 0; // 0: one for each core
};

rewrite::FormatOptions layout_of(const FormatCommand& command) {
    auto layout = command.layout;
    if (command.own_line_comments) layout.comments = rewrite::CommentPlace::own_line;
    if (command.keep_comments) layout.comment_breaks = rewrite::CommentBreaks::keep;
    if (command.one_move_per_line) layout.moves = rewrite::MovePlace::own_line;
    if (command.nags) layout.suffixes = rewrite::Suffixes::as_nags;
    return layout;
}

NewGame format_game(const OldGame& old, const rewrite::FormatOptions& layout) {
    const game::Game game{std::string(old.text)};
    const auto ending = old.followed == Followed::by_game ? rewrite::Ending::blank_line
                                                          : rewrite::Ending::line_break;
    auto formatted = rewrite::format(old.text, *game.analysis(), layout, ending);
    NewGame result;
    result.text = std::move(formatted.text);
    if (formatted.obstacle) {
        result.notice = "the game is left as it is: " + formatted.obstacle->message;
        result.notice_line = static_cast<std::uint32_t>(
            text::line_breaks(old.text.substr(0, formatted.obstacle->span.begin)));
    }
    return result;
}

std::string files(std::uint64_t count) {
    return fmt::format("{} file{}", count, count == 1 ? "" : "s");
}

class FormatRun {
public:
    explicit FormatRun(const FormatCommand& command)
        : command_(command), layout_(layout_of(command)), jobs_(jobs_of(command)), pool_(jobs_) {}

    int run() {
        auto configurations = Configurations::make({});
        if (!configurations) {
            fail(configurations.error());
            return exit_failure;
        }
        WalkFilter filter(*configurations);
        const Inputs inputs = find_inputs(command_.paths, filter);
        for (const auto& error : inputs.errors)
            fail(error);
        for (const auto& input : inputs.files)
            format(input.path);
        tell();
        if (failed_) return exit_failure;
        return (command_.check || command_.diff) && changed_ > 0 ? exit_findings : exit_clean;
    }

private:
    static unsigned jobs_of(const FormatCommand& command) {
        return command.jobs > 0 ? command.jobs : std::max(1u, std::thread::hardware_concurrency());
    }

    void fail(std::string_view message) {
        std::cerr << "arbiter: " << message << '\n';
        failed_ = true;
    }

    Deliver deliver(bool is_stdin) const {
        if (command_.diff) return Deliver::as_diff;
        if (command_.check) return Deliver::nowhere;
        return is_stdin ? Deliver::to_stdout : Deliver::in_place;
    }

    void format(const std::string& path) {
        if (path != stdin_path) return format(path, path);
        const auto spooled = SpooledInput::read_stdin();
        if (!spooled) return fail(fmt::format("{}: {}", path, spooled.error()));
        format(spooled->path(), path);
    }

    // `path` is where the file is, `name` what the user calls it.
    void format(const std::string& path, const std::string& name) {
        const bool is_stdin = name == stdin_path;
        wrote_to_stdout_ |= is_stdin || command_.diff;
        const auto formatted = rewrite_file(
            path, name, [this](const OldGame& game) { return format_game(game, layout_); },
            deliver(is_stdin), {pool_, jobs_});
        if (!formatted) return fail(fmt::format("{}: {}", name, formatted.error()));
        tell_notices(name, *formatted);
        ++(formatted->changed ? changed_ : unchanged_);
        if (command_.check && formatted->changed)
            std::cout << "Would reformat: " << name << std::endl;
    }

    static void tell_notices(std::string_view name, const RewrittenFile& file) {
        for (const auto& notice : file.notices)
            std::cerr << fmt::format("{}:{}: {}\n", name, notice.line, notice.text);
        if (file.notices.size() < file.notice_count)
            std::cerr << fmt::format("{}: {} more games are left as they are\n", name,
                                     file.notice_count - file.notices.size());
        if (file.became_utf8)
            std::cerr << fmt::format(
                "{}: it is UTF-8 now: its encoding has no sign for all of it\n", name);
    }

    // Where a text or a diff goes to standard output, nothing else does.
    void tell() const {
        const bool dry = command_.check || command_.diff;
        auto& out = wrote_to_stdout_ ? std::cerr : std::cout;
        if (changed_ + unchanged_ == 0 || (wrote_to_stdout_ && !dry)) return;
        std::string message;
        if (changed_ > 0)
            message = fmt::format("{} {}reformatted", files(changed_), dry ? "would be " : "");
        if (unchanged_ > 0)
            message += fmt::format("{}{} {}", message.empty() ? "" : ", ", files(unchanged_),
                                   dry ? "already formatted" : "left unchanged");
        out << message << '\n';
    }

    const FormatCommand& command_;
    rewrite::FormatOptions layout_;
    unsigned jobs_;
    asio::thread_pool pool_;
    std::uint64_t changed_ = 0; // files
    std::uint64_t unchanged_ = 0;
    bool failed_ = false;
    bool wrote_to_stdout_ = false;
};

} // namespace

void add_format(CLI::App& app, int& status) {
    auto* command = app.add_subcommand("format", "Lay PGN files out in export format");
    auto options = std::make_shared<FormatCommand>();
    command
        ->add_option("PATH", options->paths,
                     "Files and folders (their *.pgn files); - formats standard input")
        ->capture_default_str();
    command->add_flag("--check", options->check,
                      "Write nothing; name the files that would change, and exit with 1");
    command->add_flag("--diff", options->diff, "Write nothing; show what would change");
    command->add_option("--line-length", options->layout.line_length, "Characters in a line")
        ->check(CLI::Range(1u, 65535u))
        ->capture_default_str();
    command->add_flag("--own-line-comments", options->own_line_comments,
                      "Put each comment on lines of its own");
    command->add_flag("--keep-comments", options->keep_comments,
                      "Leave the line breaks inside comments as they are");
    command->add_flag("--one-move-per-line", options->one_move_per_line,
                      "Begin a line with each move number of the game");
    command->add_flag("--nags", options->nags, "Write ! as $1, ? as $2, and so on");
    command->add_option("-j,--jobs", options->jobs, "Threads (default: one for each core)")
        ->check(CLI::Range(1u, 1024u));
    command->callback([options, &status] { status = FormatRun(*options).run(); });
}

} // namespace arbiter::cli
