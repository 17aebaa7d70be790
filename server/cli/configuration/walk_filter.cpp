#include "cli/configuration/walk_filter.h"

#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

std::string parent(const std::string& path) {
    return path.substr(0, path.rfind('/'));
}

} // namespace

bool WalkFilter::takes(const fs::path& file, bool has_game_name) {
    const std::string path = absolute_path(file.generic_string());
    const auto layers = configurations_.of_folder(parent(path));
    const bool is_included =
        layers ? config::is_included(**layers, path).value_or(has_game_name) : has_game_name;
    return is_included && !is_passed_over(file, config::PathKind::file);
}

bool WalkFilter::enters(const fs::path& folder) {
    return !is_passed_over(folder, config::PathKind::folder);
}

bool WalkFilter::is_passed_over(const fs::path& path, config::PathKind kind) {
    return excludes(path, kind) || is_ignored_by_git(absolute_path(path.generic_string()), kind);
}

bool WalkFilter::excludes(const fs::path& path, config::PathKind kind) {
    const std::string absolute = absolute_path(path.generic_string());
    const auto layers = configurations_.of_folder(parent(absolute));
    return layers && config::is_excluded(**layers, absolute, kind);
}

// Of the files from the path up to the root of its work tree the nearest that says something.
bool WalkFilter::is_ignored_by_git(const std::string& path, config::PathKind kind) {
    std::optional<bool> ignored;
    std::string at = path;
    while (!at.empty()) {
        at = parent(at);
        const Folder& here = folder(at);
        if (!ignored && here.ignores)
            ignored = here.ignores->ignores(std::string_view(path).substr(at.size() + 1), kind);
        if (here.is_root) return ignored.value_or(false);
    }
    return false;
}

const WalkFilter::Folder& WalkFilter::folder(const std::string& path) {
    const auto [entry, is_new] = folders_.try_emplace(path);
    if (!is_new) return entry->second;
    std::error_code error;
    entry->second.is_root = fs::exists(path + "/.git", error);
    std::ifstream in(path + "/.gitignore", std::ios::binary);
    if (in) entry->second.ignores.emplace(std::string(std::istreambuf_iterator<char>(in), {}));
    return entry->second;
}

} // namespace arbiter::cli
