#include "cli/input/options.h"

namespace arbiter::cli {

void declare_options(CLI::App& command, InputOptions& options, const std::string& paths) {
    command.add_option("PATH", options.paths, paths)->capture_default_str();
    command
        .add_option("--stdin-filename", options.stdin_filename,
                    "What standard input is called: in messages, and for what is configured")
        ->type_name("NAME");
    command.add_flag(
        "--force-exclude", options.force_exclude,
        "Leave out what `exclude` of .arbiter.toml names, even where it is given here");
}

} // namespace arbiter::cli
