#include "lsp/configurations.h"

#include "config/option.h"
#include "ide/format.h"
#include "lsp/file_uri.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

namespace arbiter::lsp {

namespace {

std::optional<std::string> read_file(const std::string& path) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(in), {});
}

std::string folder_of(const std::string& path) {
    return path.substr(0, path.rfind('/'));
}

// Messages nest no deeper than protocol::max_nesting.
config::Node as_node(const Json& json) {
    using config::Node;
    if (json.is_object()) {
        Node::Table table;
        for (const auto& [key, value] : json.items())
            if (!value.is_null()) table.push_back({key, as_node(value), {}});
        return {std::move(table), {}};
    }
    if (json.is_array()) {
        Node::Array array;
        for (const Json& value : json)
            array.push_back(as_node(value));
        return {std::move(array), {}};
    }
    if (json.is_string()) return {json.get<std::string>(), {}};
    if (json.is_boolean()) return {json.get<bool>(), {}};
    if (json.is_number_integer()) return {json.get<std::int64_t>(), {}};
    return {};
}

// The members that are options.
config::Node options_in(const Json& settings) {
    config::Node::Table table;
    for (const auto& option : config::options()) {
        const auto found = settings.find(option.name);
        if (found == settings.end() || found->is_null()) continue;
        table.push_back({std::string(option.name), as_node(*found), {}});
    }
    return {std::move(table), {}};
}

// A configuration's places have no end: the line's is as good.
protocol::Diagnostic diagnostic(const config::Problem& problem) {
    const auto line = problem.place.line > 0 ? problem.place.line - 1 : 0;
    const auto column = problem.place.column > 0 ? problem.place.column - 1 : 0;
    protocol::Diagnostic out;
    out.range = {{line, column}, {line + 1, 0}};
    out.code = "configuration";
    out.source = "arbiter";
    out.message = problem.message;
    return out;
}

bool same_text(const std::vector<protocol::Diagnostic>& a,
               const std::vector<protocol::Diagnostic>& b) {
    return std::ranges::equal(a, b, [](const auto& x, const auto& y) {
        return x.range == y.range && x.message == y.message;
    });
}

} // namespace

std::vector<std::string> Configurations::set_editor_settings(const Json& settings) {
    if (!settings.is_object()) return {};
    auto [read, problems] = config::read_settings(options_in(settings));
    editor_.settings = std::move(read);
    std::vector<std::string> messages;
    for (const auto& problem : problems)
        messages.push_back("settings: " + problem.message);
    return messages;
}

DocumentOptions Configurations::options_of(const std::string& uri) {
    const auto path = path_of(uri);
    Layers layers = path ? layers_of(folder_of(*path)) : Layers{};
    layers.push_back(editor_);
    const auto effective = config::resolve(layers, path.value_or(""));
    return {effective.lint_options(), ide::format_options(effective.layout),
            effective.max_findings_per_file.value};
}

const Configurations::Layers& Configurations::layers_of(const std::string& folder) {
    const auto [entry, is_new] = folders_.try_emplace(folder);
    if (!is_new) return entry->second;
    auto found = config::find_files(folder, read_file);
    if (found)
        entry->second = std::move(found->layers);
    else
        tell_broken(found.error());
    return entry->second;
}

void Configurations::tell_broken(const config::Broken& broken) {
    std::vector<protocol::Diagnostic> diagnostics;
    std::ranges::transform(broken.problems, std::back_inserter(diagnostics), diagnostic);
    if (broken_.contains(broken.path)) return; // another folder's files have it too
    const auto before = broken_before_.extract(broken.path);
    if (before.empty())
        news_.messages.push_back(broken.path +
                                 " can't be used: " + broken.problems.front().message);
    if (before.empty() || !same_text(before.mapped(), diagnostics))
        news_.diagnostics.push_back({file_uri(broken.path), std::nullopt, diagnostics});
    broken_.emplace(broken.path, std::move(diagnostics));
}

void Configurations::forget_files() {
    folders_.clear();
    broken_before_.merge(std::exchange(broken_, {}));
}

Configurations::News Configurations::take_news() {
    for (const auto& [path, diagnostics] : std::exchange(broken_before_, {}))
        news_.diagnostics.push_back({file_uri(path), std::nullopt, {}});
    return std::exchange(news_, {});
}

} // namespace arbiter::lsp
