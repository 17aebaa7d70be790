#include "cli/input/globs.h"

#include "config/glob.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view magic = "*?[";

// Adds what matches below the folder; `prefix` is the way to it from the pattern's folder.
void add_matches(const config::Glob& glob, const fs::path& folder, const std::string& prefix,
                 std::vector<std::string>& found) {
    std::error_code error;
    for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        const std::string name = it->path().filename().string();
        if (name.starts_with('.')) continue;
        std::error_code ignored;
        const bool is_folder = fs::is_directory(it->symlink_status(ignored));
        const std::string path = prefix + name;
        if (glob.matches(path, is_folder ? config::PathKind::folder : config::PathKind::file))
            found.push_back(it->path().string());
        else if (is_folder)
            add_matches(glob, it->path(), path + '/', found);
    }
}

} // namespace

bool is_glob(std::string_view path) {
    return path.find_first_of(magic) != std::string_view::npos;
}

tl::expected<std::vector<std::string>, std::string> expand_glob(const std::string& pattern) {
    // What is before the first name with magic is a folder, and the rest speaks of paths in it.
    const auto slash = pattern.rfind('/', pattern.find_first_of(magic));
    const auto begin = slash == std::string::npos ? 0 : slash + 1;
    // Behind a slash, so that `*.pgn` speaks of this folder alone, as in a shell.
    const auto glob = config::Glob::parse('/' + pattern.substr(begin));
    if (!glob) return tl::unexpected(glob.error());
    std::vector<std::string> found;
    add_matches(*glob, begin == 0 ? fs::path(".") : fs::path(pattern.substr(0, begin)), "", found);
    if (found.empty()) return tl::unexpected(std::string("nothing matches this pattern"));
    std::ranges::sort(found);
    return found;
}

} // namespace arbiter::cli
