#include "cli/configuration/options.h"

#include "config/option.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::cli {

namespace {

void add_names(CLI::App& command, const std::string& option, std::vector<std::string>& names) {
    command.add_option("--" + option, names, meaning_of_option(option))
        ->delimiter(',')
        ->allow_extra_args(false) // what follows a list is a path
        ->type_name("RULE,...");
}

// One an option, since a glob may have commas in it.
void add_globs(CLI::App& command, const std::string& option, std::vector<std::string>& globs) {
    command.add_option("--" + option, globs, meaning_of_option(option))
        ->allow_extra_args(false)
        ->type_name("GLOB");
}

config::Node word(std::string text) {
    return {std::move(text), {}};
}

config::Node array(const std::vector<std::string>& words) {
    config::Node::Array nodes;
    for (const auto& each : words)
        nodes.push_back(word(each));
    return {std::move(nodes), {}};
}

config::Node severities(const std::vector<std::string>& pairs) {
    config::Node::Table table;
    for (const auto& pair : pairs) {
        const auto equals = std::min(pair.find('='), pair.size());
        table.push_back(
            {pair.substr(0, equals), word(pair.substr(std::min(equals + 1, pair.size()))), {}});
    }
    return {std::move(table), {}};
}

// As a file would say it, so that it is read and refused in the same way.
config::Node as_node(const ConfigurationOptions& options) {
    config::Node::Table table;
    const auto add = [&table](std::string_view key, bool is_given, config::Node node) {
        if (is_given) table.push_back({std::string(key), std::move(node), {}});
    };
    add("profile", !options.profile.empty(), word(options.profile));
    add("select", !options.select.empty(), array(options.select));
    add("extend-select", !options.extend_select.empty(), array(options.extend_select));
    add("ignore", !options.ignore.empty(), array(options.ignore));
    add("include", !options.include.empty(), array(options.include));
    add("exclude", !options.exclude.empty(), array(options.exclude));
    add("severity", !options.severities.empty(), severities(options.severities));
    return {std::move(table), {}};
}

} // namespace

std::string meaning_of_option(std::string_view name) {
    const auto found = std::ranges::find(config::options(), name, &config::Option::name);
    return std::string(found->meaning);
}

void declare_file_options(CLI::App& command, ConfigurationOptions& options) {
    auto* file = command.add_option("--config", options.file,
                                    "Configuration file, instead of the nearest .arbiter.toml");
    file->type_name("FILE");
    command.add_flag("--no-config", options.none, "Read no configuration file")->excludes(file);
}

void declare_options(CLI::App& command, ConfigurationOptions& options) {
    declare_file_options(command, options);
    command.add_option("--profile", options.profile, meaning_of_option("profile"))
        ->type_name("NAME");
    add_names(command, "select", options.select);
    add_names(command, "extend-select", options.extend_select);
    add_names(command, "ignore", options.ignore);
    command.add_option("--severity", options.severities, meaning_of_option("severity"))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("RULE=LEVEL,...");
    add_globs(command, "include", options.include);
    add_globs(command, "exclude", options.exclude);
}

tl::expected<config::Settings, std::string> read_settings(const ConfigurationOptions& options) {
    auto [settings, problems] = config::read_settings(as_node(options));
    if (problems.empty()) return std::move(settings);
    std::vector<std::string> messages;
    for (const auto& problem : problems)
        messages.push_back("command line: " + problem.message);
    return tl::unexpected(fmt::format("{}", fmt::join(messages, "\n")));
}

} // namespace arbiter::cli
