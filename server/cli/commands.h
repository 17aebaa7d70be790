#pragma once

#include <CLI/CLI.hpp>

// One file a command. Each adds its subcommand with its options; the parsed command leaves its exit
// status in `status`.
namespace arbiter::cli {

// As ruff, ESLint and others have them.
enum Exit : int {
    exit_clean = 0,
    exit_findings = 1,
    exit_failure = 2, // usage or I/O
};

void add_check(CLI::App& app, int& status);
void add_config(CLI::App& app, int& status);
void add_convert(CLI::App& app, int& status);
void add_format(CLI::App& app, int& status);
void add_lsp(CLI::App& app, int& status);
void add_rule(CLI::App& app, int& status);

} // namespace arbiter::cli
