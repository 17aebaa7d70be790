#include "cli/check/checker.h"
#include "cli/check/findings_writer.h"
#include "cli/check/fixer.h"
#include "cli/check/options.h"
#include "cli/commands.h"
#include "cli/configuration/configurations.h"
#include "cli/input/find.h"
#include "cli/terminal.h"
#include "report/reporter.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace arbiter::cli {

namespace {

report::Color color_of(const CheckOptions& options) {
    const bool color =
        options.color == "always" || (options.color == "auto" && wants_color(Stream::out));
    return color ? report::Color::always : report::Color::never;
}

unsigned jobs_of(const CheckOptions& options) {
    return options.jobs > 0 ? options.jobs : std::max(1u, std::thread::hardware_concurrency());
}

int refuse(const std::string& message) {
    std::cerr << message << '\n';
    return exit_failure;
}

int check(const CheckOptions& options) {
    auto configurations = Configurations::make(options.configuration);
    if (!configurations) return refuse(configurations.error());
    WalkFilter filter(*configurations);
    const Inputs inputs = find_inputs(options.paths, filter);
    // Before anything is written: what is not as the user meant it must not look checked.
    for (const auto& input : inputs.files)
        if (const auto known = configurations->of_file(input.path); !known)
            return refuse(known.error());
    const auto options_of = [&](const std::string& path) {
        return configurations->of_file(path)->lint_options();
    };
    if (is_only_fixing(options.fixes, inputs))
        return only_fix(options.fixes, inputs, jobs_of(options), options_of);

    ProgressBar progress(total_bytes(inputs));
    const auto reporter = report::find_format(options.format)->make({color_of(options)});
    FindingsWriter writer(*reporter, progress);
    Checker checker(writer, progress, jobs_of(options));
    for (const auto& error : inputs.errors)
        writer.fail(error);
    std::optional<Fixer> fixer;
    if (options.fixes.fix)
        fixer.emplace(options.fixes, jobs_of(options),
                      [&writer](std::string_view message) { writer.fail(message); });
    for (const auto& input : inputs.files) {
        if (fixer) fixer->fix(input.path, options_of(input.path));
        checker.check(input.path, options_of(input.path),
                      configurations->of_file(input.path)->max_findings.value);
    }
    const int status = writer.finish();
    if (fixer) std::cerr << fixer->summary();
    return status;
}

} // namespace

void add_check(CLI::App& app, int& status) {
    auto* command = app.add_subcommand("check", "Lint PGN files, folders or standard input");
    auto options = std::make_shared<CheckOptions>();
    declare_options(*command, *options);
    command->callback([options, &status] { status = check(*options); });
}

} // namespace arbiter::cli
