#include "cli/input/find.h"

#include "cli/input/globs.h"
#include "cli/input/walk.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>
#include <unordered_set>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

void add_path(const std::string& path, WalkFilter& filter, Inputs& inputs) {
    std::error_code error;
    if (fs::is_directory(path, error))
        walk_folder(path, filter, inputs);
    else
        inputs.files.push_back(file_input(path));
}

void add_glob(const std::string& pattern, WalkFilter& filter, Inputs& inputs) {
    const auto paths = expand_glob(pattern);
    if (!paths) return inputs.errors.push_back(fmt::format("{}: {}", pattern, paths.error()));
    for (const auto& path : *paths)
        add_path(path, filter, inputs);
}

void add_stdin(const std::string& filename, Inputs& inputs) {
    inputs.files.push_back({stdin_path, filename.empty() ? stdin_path : filename, {}, {}});
}

bool is_excluded(const std::string& path, WalkFilter& filter) {
    std::error_code error;
    const bool is_folder = fs::is_directory(path, error);
    return filter.excludes(path, is_folder ? config::PathKind::folder : config::PathKind::file);
}

void add_argument(const std::string& argument, WalkFilter& filter, Inputs& inputs) {
    std::error_code error;
    if (fs::exists(argument, error))
        add_path(argument, filter, inputs);
    else if (!error && is_glob(argument))
        add_glob(argument, filter, inputs);
    else
        inputs.errors.push_back(fmt::format(
            "{}: {}", argument, error ? error.message() : std::string("no such file or folder")));
}

// By their names: `a.pgn` and `./a.pgn` are one file.
void keep_first_of_each(std::vector<Input>& files) {
    std::unordered_set<std::string> seen;
    std::erase_if(files, [&](const Input& input) {
        return !seen.insert(fs::path(input.path).lexically_normal().string()).second;
    });
}

} // namespace

Inputs find_inputs(const InputOptions& options, WalkFilter& filter) {
    Inputs inputs;
    for (const auto& path : options.paths)
        if (path == stdin_path)
            add_stdin(options.stdin_filename, inputs);
        else if (!options.force_exclude || !is_excluded(path, filter))
            add_argument(path, filter, inputs);
    keep_first_of_each(inputs.files);
    return inputs;
}

bool has_game_name(const fs::path& path) {
    constexpr std::array<std::string_view, 4> compressed{".gz", ".bz2", ".xz", ".zst"};
    std::string name = text::to_lower(path.filename().string());
    for (const auto extension : compressed) {
        if (!name.ends_with(extension)) continue;
        name.resize(name.size() - extension.size());
        break;
    }
    return name.ends_with(".pgn");
}

Input file_input(const fs::path& path) {
    std::error_code error;
    const auto bytes = fs::file_size(path, error);
    return {path.string(), path.string(), error ? std::nullopt : std::optional(bytes), {}};
}

std::uintmax_t total_bytes(const Inputs& inputs) {
    std::uintmax_t total = 0;
    for (const auto& input : inputs.files)
        total += input.bytes.value_or(0);
    return total;
}

} // namespace arbiter::cli
