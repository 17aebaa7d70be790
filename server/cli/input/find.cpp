#include "cli/input/find.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <system_error>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

bool is_pgn(const fs::path& path) {
    std::string extension = path.extension().string();
    std::ranges::transform(extension, extension.begin(), [](char c) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    return extension == ".pgn";
}

bool is_hidden(const fs::path& path) {
    return path.filename().string().starts_with('.');
}

Input file_input(const fs::path& path) {
    std::error_code error;
    const auto bytes = fs::file_size(path, error);
    return {path.string(), error ? std::nullopt : std::optional(bytes)};
}

void add_folder(const fs::path& folder, WalkFilter& filter, Inputs& inputs) {
    std::error_code error;
    std::vector<fs::path> entries;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        entries.push_back(it->path());
    if (error) {
        inputs.errors.push_back(fmt::format("{}: {}", folder.string(), error.message()));
        return;
    }
    std::ranges::sort(entries);
    for (const auto& entry : entries) {
        if (is_hidden(entry)) continue;
        std::error_code ignored;
        if (fs::is_directory(entry, ignored)) {
            // A linked folder could lead back to one that holds it.
            if (!fs::is_symlink(entry, ignored) && filter.enters(entry))
                add_folder(entry, filter, inputs);
        } else if (filter.takes(entry, is_pgn(entry))) {
            inputs.files.push_back(file_input(entry));
        }
    }
}

} // namespace

Inputs find_inputs(const std::vector<std::string>& paths, WalkFilter& filter) {
    Inputs inputs;
    for (const auto& path : paths) {
        std::error_code error;
        if (path == stdin_path)
            inputs.files.push_back({stdin_path, std::nullopt});
        else if (fs::is_directory(path, error))
            add_folder(path, filter, inputs);
        else if (!fs::exists(path, error))
            inputs.errors.push_back(fmt::format(
                "{}: {}", path, error ? error.message() : std::string("no such file or folder")));
        else
            inputs.files.push_back(file_input(path));
    }
    return inputs;
}

std::uintmax_t total_bytes(const Inputs& inputs) {
    std::uintmax_t total = 0;
    for (const auto& input : inputs.files)
        total += input.bytes.value_or(0);
    return total;
}

} // namespace arbiter::cli
