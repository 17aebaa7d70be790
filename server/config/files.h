#pragma once

#include "config/configuration.h"

#include <tl/expected.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Configuration files: which one holds for a folder, and what it says. Reading them is the
// caller's.
namespace arbiter::config {

constexpr std::string_view file_name = ".arbiter.toml";

// The text of a file; nothing where there is none. Paths are absolute, with slashes.
using ReadFile = std::function<std::optional<std::string>(const std::string& path)>;

struct Broken {
    std::string path;
    std::vector<Problem> problems; // at least one
};

struct Found {
    std::vector<std::string>
        paths;                 // of all files that were read: the one found and those it extends
    std::vector<Layer> layers; // from the weakest to the strongest
};

// The nearest file named .arbiter.toml from the folder upwards, with what it extends. No file is no
// error.
tl::expected<Found, Broken> find_files(std::string_view folder, const ReadFile& read);

// The same of a file that the caller knows of.
tl::expected<Found, Broken> load_file(const std::string& path, const ReadFile& read);

} // namespace arbiter::config
