#include "cli/check/fixer.h"

#include "cli/commands.h"
#include "cli/complain.h"
#include "lint/file_suppression.h"
#include "rewrite/apply_fixes.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace arbiter::cli {

namespace {

NewGame fix_game(const OldGame& old, rewrite::Fixes fixes, const lint::Options& options) {
    auto fixed = rewrite::fix_all(old.game, fixes, options, old.encoding);
    if (!fixed.settled) return left_as_it_is(old.game, {{}, "its fixes undo each other"});
    NewGame game;
    game.text = std::move(fixed.text);
    game.wants_utf8 = fixed.wants_utf8;
    game.changes = static_cast<std::uint32_t>(fixed.applied);
    game.left = static_cast<std::uint32_t>(fixed.left);
    return game;
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
    const auto fixes = options_.unsafe_fixes ? rewrite::Fixes::all : rewrite::Fixes::safe;
    const Rewriting rewriting{[&options, fixes](std::string_view first_game) -> RewriteGame {
        return [fixes, all = lint::with_file_suppressions(options, first_game)](
                   const OldGame& game) { return fix_game(game, fixes, all); };
    }};
    const Target target{options_.diff ? Deliver::as_diff : Deliver::in_place};
    const auto fixed = rewrite_file(input, rewriting, target, {pool_, jobs_});
    if (!fixed) {
        const auto& [cause, message] = fixed.error();
        return cause == NotRewritten::Cause::refused ? handlers_.refuse(input, message)
                                                     : handlers_.fail(message);
    }
    tell_notices(input.name, *fixed);
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
        complain(message);
        failed = true;
    };
    // A folder may hold what fixes are not for; whoever names it wants it to be fixed.
    const auto refuse = [&failed](const Input& input, std::string_view message) {
        complain(message);
        failed |= input.is_named;
    };
    Fixer fixer(options, jobs, {fail, refuse});
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
