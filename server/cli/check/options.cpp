#include "cli/check/options.h"

#include "report/reporter.h"

namespace arbiter::cli {

namespace {

void declare_inputs(CLI::App& command, CheckOptions& options) {
    command
        .add_option("PATH", options.paths,
                    "Files and folders (their *.pgn files); - is standard input")
        ->capture_default_str();
    command.add_option("-j,--jobs", options.jobs, "Threads (default: one for each core)")
        ->check(CLI::Range(1u, 1024u));
}

void declare_outputs(CLI::App& command, CheckOptions& options) {
    std::vector<std::string> formats;
    for (const auto& format : report::formats())
        formats.emplace_back(format.name);
    command.add_option("--format", options.format, "How to write findings")
        ->check(CLI::IsMember(formats))
        ->capture_default_str();
    command.add_option("--color", options.color, "When to use colour")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
}

} // namespace

void declare_options(CLI::App& command, CheckOptions& options) {
    declare_inputs(command, options);
    declare_outputs(command, options);
    declare_options(command, options.configuration);
    declare_fix_options(command, options.fixes);
}

} // namespace arbiter::cli
