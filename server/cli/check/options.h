#pragma once

#include "cli/configuration/options.h"
#include "cli/check/fixer.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace arbiter::cli {

// What `arbiter check` was told on its command line.
struct CheckOptions {
    std::vector<std::string> paths{"."};
    std::string format = "text";
    std::string color = "auto";
    unsigned jobs = 0; // 0: one for each core
    ConfigurationOptions configuration;
    FixOptions fixes;
};

// Declares them; parsing fills `options`, which must outlive it.
void declare_options(CLI::App& command, CheckOptions& options);

} // namespace arbiter::cli
