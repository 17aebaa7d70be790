#pragma once

#include "config/settings.h"

#include <CLI/CLI.hpp>
#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

// What a command line says of the configuration: it is stronger than all files.
struct ConfigurationOptions {
    std::string file;  // instead of the one that would be found; empty for none
    bool none = false; // no file at all
    std::string profile;
    std::vector<std::string> select;
    std::vector<std::string> extend_select;
    std::vector<std::string> ignore;
    std::vector<std::string> severities; // RULE=LEVEL
    std::vector<std::string> include;    // globs
    std::vector<std::string> exclude;    // likewise
};

// Declares them; parsing fills `options`, which must outlive it.
void declare_options(CLI::App& command, ConfigurationOptions& options);
// Only those that say which file: for commands that no rule runs in.
void declare_file_options(CLI::App& command, ConfigurationOptions& options);

// What the table of options says of one.
std::string meaning_of_option(std::string_view name);

// The error is a sentence for each thing that is wrong, on a line of its own.
tl::expected<config::Settings, std::string> read_settings(const ConfigurationOptions& options);

} // namespace arbiter::cli
