#pragma once

#include "cli/configuration/options.h"
#include "cli/input/options.h"
#include "cli/rewrite/delivery.h"
#include "cli/rewrite/rewrite_game.h"
#include "config/configuration.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// What the commands that rewrite files have in common.
namespace arbiter::cli {

struct RewriteFiles {
    InputOptions inputs;
    ConfigurationOptions configuration; // only which file
    unsigned jobs = 0;                  // 0: one for each core
    Target target;                      // of files; standard input is never replaced
    game::Format takes = game::Format::pgn;
    std::string_view would;     // "Would reformat", where a file is only named
    std::string_view done;      // "reformatted", for the summary
    std::string_view unchanged; // "already formatted", likewise
};

// Declares the first of them; parsing fills `files`, which must outlive it.
void declare_options(CLI::App& command, RewriteFiles& files);

// Rewrites files and folders game by game, says what was done, and returns the exit status:
// exit_findings where a game is left as it is, or where nothing is written and something would
// change. `rewriter_of` is given what is configured for a file.
int rewrite_files(const RewriteFiles& files,
                  const std::function<RewriteGame(const config::Effective&)>& rewriter_of);

} // namespace arbiter::cli
