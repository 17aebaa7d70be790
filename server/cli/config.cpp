#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/configuration/configurations.h"
#include "report/config_schema.h"

#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace arbiter::cli {

namespace {

struct Options {
    std::string file = ".";
    bool schema = false;
    ConfigurationOptions configuration;
};

// As a TOML basic string.
std::string as_toml(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F) {
            out += fmt::format("\\u{:04X}", byte);
            continue;
        }
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::string write(const config::Globs& globs) {
    std::vector<std::string> patterns;
    for (const auto& glob : globs)
        patterns.push_back(as_toml(glob.pattern()));
    return fmt::format("[{}]", fmt::join(patterns, ", "));
}

void print_value(std::string_view name, const std::string& value, std::string_view source) {
    std::cout << fmt::format("{:<28} {:<12} # {}\n", fmt::format("{} =", name), value, source);
}

// A folder stands for the games in it.
std::string file_of(const Options& options) {
    std::error_code error;
    const bool is_folder = std::filesystem::is_directory(options.file, error);
    return is_folder ? options.file + "/games.pgn" : options.file;
}

std::string_view severity_of(const lint::Rule& rule, const lint::Options& options) {
    return lint::name(options.severity(rule));
}

// Which files of a folder are checked, and which overrides speak of this one.
void print_files(const config::Effective& effective) {
    if (effective.include.value)
        print_value("include", write(*effective.include.value), effective.include.source);
    else
        std::cout << "# include: the files that are named *.pgn, also compressed\n";
    print_value("exclude", write(effective.exclude.value), effective.exclude.source);
    for (const auto& source : effective.overrides)
        std::cout << fmt::format("# applies: {}\n", source);
}

int show(const Options& options) {
    const auto effective =
        Configurations::make(options.configuration).and_then([&](Configurations configurations) {
            return configurations.of_file(file_of(options));
        });
    if (!effective) return refuse_configuration(effective.error());
    print_value("profile", fmt::format("\"{}\"", effective->profile.value->name),
                effective->profile.source);
    print_value("notation", fmt::format("\"{}\"", effective->notation.value),
                effective->notation.source);
    const auto print_number = [](std::string_view name, const config::Sourced<std::uint32_t>& v) {
        print_value(name, std::to_string(v.value), v.source);
    };
    print_number("line-length", effective->line_length);
    print_number("clock-tolerance", effective->clock_tolerance);
    print_number("max-findings-per-file", effective->max_findings_per_file);
    const auto print_flag = [](std::string_view name, const config::Sourced<bool>& v) {
        print_value(name, v.value ? "true" : "false", v.source);
    };
    print_flag("own-line-comments", effective->layout.own_line_comments);
    print_flag("keep-comments", effective->layout.keep_comments);
    print_flag("one-move-per-line", effective->layout.one_move_per_line);
    print_flag("nags", effective->layout.nags);
    print_files(*effective);
    std::cout << "\n[severity]\n";
    const auto lint_options = effective->lint_options();
    for (std::size_t i = 0; i < effective->rules.size(); ++i) {
        const auto& rule = lint::catalogue()[i];
        print_value(rule.id, fmt::format("\"{}\"", severity_of(rule, lint_options)),
                    effective->rules[i].source);
    }
    return exit_clean;
}

int config(const Options& options) {
    if (!options.schema) return show(options);
    std::cout << report::config_schema();
    return exit_clean;
}

} // namespace

void add_config(CLI::App& app, int& status) {
    auto* command = app.add_subcommand("config", "Show the configuration that holds for a file");
    auto options = std::make_shared<Options>();
    auto* show = command->add_option("FILE,--show", options->file,
                                     "The file or folder whose configuration is shown");
    command->add_flag("--schema", options->schema, "Print the JSON schema of .arbiter.toml")
        ->excludes(show);
    declare_options(*command, options->configuration);
    command->callback([options, &status] { status = config(*options); });
}

} // namespace arbiter::cli
