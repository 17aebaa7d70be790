#include "cli/check/options.h"

#include "cli/jobs.h"
#include "report/reporter.h"

namespace arbiter::cli {

namespace {

void declare_inputs(CLI::App& command, CheckOptions& options) {
    declare_options(command, options.inputs,
                    "Files, archives, folders (their *.pgn files), globs; - is standard input");
    // A flag that may have a value, and not an option, which would take the next path for it.
    command.add_flag(
        "--changed{HEAD}", options.changed,
        "Check only games that differ from the last commit, or, with --changed=REVISION, "
        "from that git revision");
    declare_jobs(command, options.jobs);
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
    command.add_option("-o,--output", options.output, "Write to a file, in one step at the end")
        ->type_name("FILE");
    command.add_flag("--statistics", options.statistics,
                     "Count findings by rule instead of telling them (text and json)");
    command
        .add_option(
            "--max-findings", options.max_findings,
            "Tell no more than these of all files together, and count the rest (default: all)")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    command.add_flag("-q,--quiet", options.quiet, "Findings and errors, no summary or notices");
}

void declare_exit(CLI::App& command, CheckOptions& options) {
    command.add_flag("--exit-zero", options.exit_zero, "Exit with 0 even where something is found");
}

void declare_baseline(CLI::App& command, CheckOptions& options) {
    auto* read = command.add_option("--baseline", options.baseline,
                                    "Leave out the findings that this file lists");
    auto* write = command.add_option("--write-baseline", options.write_baseline,
                                     "List all findings in this file instead of telling them");
    read->type_name("FILE")->excludes(write);
    write->type_name("FILE");
}

} // namespace

void declare_options(CLI::App& command, CheckOptions& options) {
    declare_inputs(command, options);
    declare_outputs(command, options);
    declare_options(command, options.configuration);
    declare_fix_options(command, options.fixes);
    declare_baseline(command, options);
    declare_exit(command, options);
}

} // namespace arbiter::cli
