#pragma once

#include "cli/configuration/configurations.h"
#include "config/ignore_file.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace arbiter::cli {

// What the walk of a folder takes, by `include` and `exclude` of the configuration and, in a git
// work tree, by its .gitignore files. A configuration that can't be read leaves nothing out here:
// it is told when its files are checked.
class WalkFilter {
public:
    explicit WalkFilter(Configurations& configurations) : configurations_(configurations) {}

    // `has_game_name`: what holds where the configuration does not say which files.
    bool takes(const std::filesystem::path& file, bool has_game_name);
    bool enters(const std::filesystem::path& folder);
    // Whether `exclude` leaves the file or folder out, wherever it comes from.
    bool excludes(const std::filesystem::path& path, config::PathKind kind);

private:
    struct Folder {
        std::optional<config::IgnoreFile> ignores;
        bool is_root = false; // of the work tree
    };

    bool is_passed_over(const std::filesystem::path& path, config::PathKind kind);
    bool is_ignored_by_git(const std::string& path, config::PathKind kind);
    const Folder& folder(const std::string& path);

    Configurations& configurations_;
    std::map<std::string, Folder> folders_; // by absolute path
};

} // namespace arbiter::cli
