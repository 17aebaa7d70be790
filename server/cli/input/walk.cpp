#include "cli/input/walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <system_error>
#include <vector>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

bool is_hidden(const fs::path& path) {
    return path.filename().string().starts_with('.');
}

// In the order of their names.
std::vector<fs::path> entries_of(const fs::path& folder, Inputs& inputs) {
    std::error_code error;
    std::vector<fs::path> entries;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        entries.push_back(it->path());
    if (error) inputs.errors.push_back(fmt::format("{}: {}", folder.string(), error.message()));
    std::ranges::sort(entries);
    return entries;
}

} // namespace

void walk_folder(const fs::path& folder, WalkFilter& filter, Inputs& inputs) {
    for (const auto& entry : entries_of(folder, inputs)) {
        if (is_hidden(entry)) continue;
        std::error_code error;
        const auto itself = fs::symlink_status(entry, error);
        if (fs::is_directory(itself)) {
            if (filter.enters(entry)) walk_folder(entry, filter, inputs);
            continue;
        }
        if (!filter.takes(entry, has_game_name(entry))) continue;
        const auto status = fs::status(entry, error);
        if (!fs::exists(status))
            inputs.errors.push_back(fmt::format("{}: this link leads nowhere", entry.string()));
        else if (fs::is_regular_file(status))
            inputs.files.emplace_back(file_input(entry)).is_named = false;
    }
}

} // namespace arbiter::cli
