#pragma once

#include "cli/check/fixer.h"
#include "cli/configuration/options.h"
#include "cli/input/options.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>

namespace arbiter::cli {

// What `arbiter check` was told on its command line.
struct CheckOptions {
    InputOptions inputs;
    std::string changed; // a git revision; empty: everything is checked
    std::string format = "text";
    std::string color = "auto";
    std::string output; // file; empty: standard output
    bool statistics = false;
    bool quiet = false;
    bool exit_zero = false;
    std::uint64_t max_findings = 0; // 0: all
    std::string baseline;
    std::string write_baseline;
    unsigned jobs = 0; // 0: one for each core
    ConfigurationOptions configuration;
    FixOptions fixes;
};

// Declares them; parsing fills `options`, which must outlive it.
void declare_options(CLI::App& command, CheckOptions& options);

} // namespace arbiter::cli
