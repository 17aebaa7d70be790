#include "cli/check/fixer.h"

#include "cli/commands.h"
#include "cli/input/game_reader.h"
#include "cli/rewrite/spool.h"
#include "lint/suppression.h"
#include "rewrite/apply_fixes.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace arbiter::cli {

namespace {

NewGame fix_game(const OldGame& old, rewrite::Fixes fixes, const lint::Options& options) {
    auto fixed = rewrite::fix_all(old.text, fixes, options, old.encoding);
    NewGame game;
    if (!fixed.settled) {
        game.text = old.text;
        game.notice = "the game is left as it is: its fixes undo each other";
        return game;
    }
    game.text = std::move(fixed.text);
    game.wants_utf8 = fixed.wants_utf8;
    game.changes = static_cast<std::uint32_t>(fixed.applied);
    game.left = static_cast<std::uint32_t>(fixed.left);
    return game;
}

// With what the file's top says.
lint::Options with_suppressions_of(const std::string& path, const lint::Options& options) {
    auto reader = GameReader::open(path);
    if (!reader) return options;
    const auto batch = reader->next();
    if (!batch || batch->empty()) return options;
    const auto bytes = std::string_view(batch->bytes).substr(0, batch->ends.front());
    return lint::with_file_suppressions(options, decode(*batch, bytes).text);
}

std::string counted(std::uint64_t count, std::string_view thing) {
    return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

} // namespace

void declare_fix_options(CLI::App& command, FixOptions& options) {
    command.add_flag("--fix", options.fix,
                     "Apply the safe fixes to the files, and report what is left");
    command.add_flag("--unsafe-fixes", options.unsafe_fixes,
                     "With --fix or --diff: also the fixes that a person should look at");
    command.add_flag(
        "--diff", options.diff,
        "Write nothing; show what --fix would do, and exit with 1 if that is anything");
}

void Fixer::fix(const Input& input, const lint::Options& options) {
    if (input.path == stdin_path) {
        const auto spooled = SpooledInput::read_stdin();
        if (!spooled) return fail_(fmt::format("{}: {}", input.name, spooled.error()));
        return fix(spooled->path(), input.name,
                   options_.diff ? Deliver::as_diff : Deliver::to_stdout, options);
    }
    fix(input.path, input.name, options_.diff ? Deliver::as_diff : Deliver::in_place, options);
}

void Fixer::fix(const std::string& path, const std::string& name, Deliver deliver,
                const lint::Options& options) {
    const auto fixes = options_.unsafe_fixes ? rewrite::Fixes::all : rewrite::Fixes::safe;
    const auto file_options = with_suppressions_of(path, options);
    const auto fixed = rewrite_file(
        path, name, [&](const OldGame& game) { return fix_game(game, fixes, file_options); },
        deliver, {pool_, jobs_});
    if (!fixed) return fail_(fmt::format("{}: {}", name, fixed.error()));
    for (const auto& notice : fixed->notices)
        std::cerr << fmt::format("{}:{}: {}\n", name, notice.line, notice.text);
    if (fixed->became_utf8)
        std::cerr << fmt::format("{}: it is UTF-8 now: its encoding has no sign for all of it\n",
                                 name);
    fixes_ += fixed->changes;
    games_ += fixed->changed_games;
    changed_files_ += fixed->changed ? 1u : 0u;
    left_ += fixed->left;
}

std::string Fixer::summary() const {
    const auto what = fmt::format("{} in {}", counted(fixes_, "finding"), counted(games_, "game"));
    if (options_.diff) return fmt::format("Would fix {}; {} would be left\n", what, left_);
    return fmt::format("Fixed {}; {} left\n", what, left_);
}

bool is_only_fixing(const FixOptions& options, const Inputs& inputs) {
    return options.diff ||
           (options.fix && std::ranges::count(inputs.files, stdin_path, &Input::path) > 0);
}

int only_fix(const FixOptions& options, const Inputs& inputs, unsigned jobs,
             const std::function<lint::Options(const Input&)>& options_of) {
    bool failed = false;
    const auto fail = [&failed](std::string_view message) {
        std::cerr << "arbiter: " << message << '\n';
        failed = true;
    };
    Fixer fixer(options, jobs, fail);
    for (const auto& error : inputs.errors)
        fail(error);
    for (const auto& input : inputs.files)
        fixer.fix(input, options_of(input));
    std::cerr << fixer.summary();
    if (failed) return exit_failure;
    const bool clean = options.diff ? !fixer.changed_any() : fixer.left() == 0;
    return clean ? exit_clean : exit_findings;
}

} // namespace arbiter::cli
