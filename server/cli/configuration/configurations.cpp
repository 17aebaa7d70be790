#include "cli/configuration/configurations.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

std::optional<std::string> read_if_regular(const std::string& path) {
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return std::nullopt;
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(in), {});
}

// As the user would write it.
std::string shown(const std::string& path) {
    std::error_code error;
    const auto near = fs::path(path).lexically_relative(fs::current_path(error)).generic_string();
    return error || near.empty() || near.starts_with("../..") ? path : near;
}

std::string lines_of(const config::Broken& broken) {
    std::vector<std::string> lines;
    for (const auto& [place, message] : broken.problems)
        lines.push_back(place.line == 0 ? fmt::format("{}: {}", shown(broken.path), message)
                                        : fmt::format("{}:{}:{}: {}", shown(broken.path),
                                                      place.line, place.column, message));
    return fmt::format("{}", fmt::join(lines, "\n"));
}

} // namespace

std::string absolute_path(const std::string& path) {
    std::error_code error;
    auto absolute = fs::absolute(path, error).lexically_normal().generic_string();
    while (absolute.ends_with('/'))
        absolute.pop_back();
    return absolute;
}

tl::expected<Configurations, std::string>
Configurations::make(const ConfigurationOptions& options) {
    auto settings = read_settings(options);
    if (!settings) return tl::unexpected(settings.error());
    Configurations made;
    made.reads_files_ = !options.none;
    made.command_line_ = {"command line", absolute_path("."), *std::move(settings)};
    if (options.file.empty()) return made;
    auto layers =
        made.with_command_line(config::load_file(absolute_path(options.file), read_if_regular));
    if (!layers) return tl::unexpected(layers.error());
    made.fixed_ = *std::move(layers);
    return made;
}

tl::expected<Configurations::Layers, std::string>
Configurations::of_folder(const std::string& folder) {
    if (fixed_) return fixed_;
    const auto [entry, is_new] = folders_.try_emplace(absolute_path(folder), Layers{});
    if (is_new) entry->second = load(entry->first);
    return entry->second;
}

tl::expected<Configurations::Layers, std::string>
Configurations::layers_of_file(const std::string& path) {
    return of_folder(fs::path(absolute_path(path)).parent_path().generic_string());
}

tl::expected<config::Effective, std::string> Configurations::of_file(const std::string& path) {
    return layers_of_file(path).map(
        [&](const Layers& layers) { return config::resolve(*layers, absolute_path(path)); });
}

Configurations::Entry Configurations::load(const std::string& folder) const {
    if (!reads_files_) return with_command_line(config::Found{});
    return with_command_line(config::find_files(folder, read_if_regular));
}

Configurations::Entry
Configurations::with_command_line(tl::expected<config::Found, config::Broken> found) const {
    if (!found) return tl::unexpected(lines_of(found.error()));
    found->layers.push_back(command_line_);
    return std::make_shared<const std::vector<config::Layer>>(std::move(found->layers));
}

} // namespace arbiter::cli
