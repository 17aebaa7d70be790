#include "cli/check/checker.h"
#include "cli/check/findings_settings.h"
#include "cli/check/findings_writer.h"
#include "cli/check/fixer.h"
#include "cli/check/options.h"
#include "cli/commands.h"
#include "cli/configuration/configurations.h"
#include "cli/destination.h"
#include "cli/input/changed.h"
#include "cli/input/find.h"
#include "cli/terminal.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

namespace arbiter::cli {

namespace {

unsigned jobs_of(const CheckOptions& options) {
    return options.jobs > 0 ? options.jobs : std::max(1u, std::thread::hardware_concurrency());
}

int refuse(std::string_view message) {
    std::cerr << "arbiter: " << message << '\n';
    return exit_failure;
}

// Has a place of its own on each line.
int refuse_configuration(std::string_view problems) {
    std::cerr << problems << '\n';
    return exit_failure;
}

tl::expected<Inputs, std::string> inputs_of(const CheckOptions& options,
                                            Configurations& configurations) {
    WalkFilter filter(configurations);
    auto inputs = find_inputs(options.paths, filter);
    for (auto& input : inputs.files)
        if (input.path == stdin_path && !options.stdin_filename.empty())
            input.name = options.stdin_filename;
    if (options.changed.empty()) return inputs;
    return only_changed(std::move(inputs), options.changed);
}

// What could not be written of a report is a failure, whatever was found.
int deliver(Destination& destination, int status) {
    const auto done = destination.commit();
    return done ? status : refuse(done.error());
}

int write_baseline(const std::string& path, const report::BaselineRecorder& recorder) {
    auto file = Destination::open(path);
    if (!file) return refuse(file.error());
    (*file)->stream() << recorder.write();
    return deliver(**file, exit_clean);
}

int check(const CheckOptions& options) {
    auto configurations = Configurations::make(options.configuration);
    if (!configurations) return refuse_configuration(configurations.error());
    const auto found = inputs_of(options, *configurations);
    if (!found) return refuse(found.error());
    const Inputs& inputs = *found;
    // Before anything is written: what is not as the user meant it must not look checked.
    for (const auto& input : inputs.files)
        if (const auto known = configurations->of_file(input.name); !known)
            return refuse_configuration(known.error());
    const auto options_of = [&](const Input& input) {
        return configurations->of_file(input.name)->lint_options();
    };
    if (is_only_fixing(options.fixes, inputs))
        return only_fix(options.fixes, inputs, jobs_of(options), options_of);

    report::BaselineRecorder recorder;
    auto settings = findings_settings(options, recorder);
    if (!settings) return refuse(settings.error());
    const auto destination = Destination::open(options.output);
    if (!destination) return refuse(destination.error());
    ProgressBar progress(options.quiet ? 0 : total_bytes(inputs));
    FindingsWriter writer(*std::move(settings), (*destination)->stream(), progress);
    Checker checker(writer, progress, jobs_of(options));
    for (const auto& error : inputs.errors)
        writer.fail(error);
    std::optional<Fixer> fixer;
    if (options.fixes.fix)
        fixer.emplace(options.fixes, jobs_of(options),
                      [&writer](std::string_view message) { writer.fail(message); });
    for (const auto& input : inputs.files) {
        if (fixer) fixer->fix(input, options_of(input));
        checker.check(input, options_of(input),
                      configurations->of_file(input.name)->max_findings.value);
    }
    checker.finish();
    const int status = deliver(**destination, writer.finish());
    if (fixer) std::cerr << fixer->summary();
    if (status == exit_failure) return status;
    if (!options.write_baseline.empty()) return write_baseline(options.write_baseline, recorder);
    return options.exit_zero ? exit_clean : status;
}

} // namespace

void add_check(CLI::App& app, int& status) {
    auto* command = app.add_subcommand("check", "Lint PGN files, folders or standard input");
    auto options = std::make_shared<CheckOptions>();
    declare_options(*command, *options);
    command->callback([options, &status] { status = check(*options); });
}

} // namespace arbiter::cli
