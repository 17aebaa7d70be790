#include "cli/check/checker.h"
#include "cli/check/findings_settings.h"
#include "cli/check/findings_writer.h"
#include "cli/check/fixer.h"
#include "cli/check/options.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/configuration/configurations.h"
#include "cli/input/changed.h"
#include "cli/input/find.h"
#include "cli/jobs.h"
#include "cli/output/open_output.h"
#include "cli/terminal.h"

#include <fmt/format.h>

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace arbiter::cli {

namespace {

tl::expected<Inputs, std::string> inputs_of(const CheckOptions& options,
                                            Configurations& configurations) {
    WalkFilter filter(configurations);
    auto inputs = find_inputs(options.inputs, filter);
    if (options.changed.empty()) return inputs;
    return only_changed(std::move(inputs), options.changed);
}

int refuse_output(const std::string& path, std::string_view reason) {
    return refuse(fmt::format("{}: {}", output_name(path), reason));
}

// What could not be written of a report is a failure, whatever was found.
int deliver(Output& output, const std::string& path, int status) {
    const auto done = output.commit();
    return done ? status : refuse_output(path, done.error());
}

int write_baseline(const std::string& path, const report::BaselineRecorder& recorder) {
    const auto file = open_output(path);
    if (!file) return refuse_output(path, file.error());
    if (const auto done = (*file)->write(recorder.write()); !done)
        return refuse_output(path, done.error());
    return deliver(**file, path, exit_clean);
}

int check(const CheckOptions& options) {
    auto configurations = Configurations::make(options.configuration);
    if (!configurations) return refuse_configuration(configurations.error());
    const auto found = inputs_of(options, *configurations);
    if (!found) return refuse(found.error());
    const Inputs& inputs = *found;
    // Before anything is written: what is not as the user meant it must not look checked.
    for (const auto& input : inputs.files)
        if (const auto known = configurations->layers_of_file(input.name); !known)
            return refuse_configuration(known.error());
    if (is_only_fixing(options.fixes, inputs))
        return only_fix(options.fixes, inputs, threads_of(options.jobs), [&](const Input& input) {
            return configurations->of_file(input.name)->lint_options();
        });

    report::BaselineRecorder recorder;
    auto settings = findings_settings(options, recorder);
    if (!settings) return refuse(settings.error());
    const auto output = open_output(options.output);
    if (!output) return refuse_output(options.output, output.error());
    ProgressBar progress(options.quiet ? 0 : total_bytes(inputs));
    FindingsWriter writer(*std::move(settings), **output, progress);
    Checker checker(writer, progress, threads_of(options.jobs));
    for (const auto& error : inputs.errors)
        writer.fail(error);
    bool is_unfixed = false;
    std::optional<Fixer> fixer;
    if (options.fixes.fix)
        fixer.emplace(
            options.fixes, threads_of(options.jobs),
            FixerHandlers{[&is_unfixed](std::string_view message) {
                              complain(message);
                              is_unfixed = true;
                          },
                          // It is checked, which tells all of it.
                          [](const Input&, std::string_view message) { complain(message); }});
    for (const auto& input : inputs.files) {
        const auto effective = configurations->of_file(input.name);
        const auto lint_options = effective->lint_options();
        if (fixer) {
            progress.clear();
            fixer->fix(input, lint_options);
        }
        checker.check(input, lint_options, effective->max_findings_per_file.value);
    }
    checker.finish();
    const int status = deliver(**output, options.output, writer.finish());
    if (fixer) std::cerr << fixer->summary();
    if (status == exit_failure || is_unfixed) return exit_failure;
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
