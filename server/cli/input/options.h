#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace arbiter::cli {

// What a command line says of the files to read.
struct InputOptions {
    std::vector<std::string> paths{"."};
    std::string stdin_filename; // empty: it has no name
    bool force_exclude = false; // what is configured to be left out is, even where it is named
};

// Declares them; parsing fills `options`, which must outlive it. `paths` says what may be given.
void declare_options(CLI::App& command, InputOptions& options, const std::string& paths);

} // namespace arbiter::cli
