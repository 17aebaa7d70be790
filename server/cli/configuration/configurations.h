#pragma once

#include "cli/configuration/options.h"
#include "config/configuration.h"
#include "config/files.h"

#include <tl/expected.hpp>

#include <map>
#include <memory>
#include <string>

namespace arbiter::cli {

// Finds and keeps the configuration of each folder, for one run.
class Configurations {
public:
    using Layers = std::shared_ptr<const std::vector<config::Layer>>;

    // The error is a line for each thing that is wrong, with its place.
    static tl::expected<Configurations, std::string> make(const ConfigurationOptions& options);

    // All that is said for the files of a folder; an error is told only once.
    tl::expected<Layers, std::string> of_folder(const std::string& folder);
    // Those of a file's folder.
    tl::expected<Layers, std::string> layers_of_file(const std::string& path);
    // What holds for a file, which need not exist.
    tl::expected<config::Effective, std::string> of_file(const std::string& path);

private:
    using Entry = tl::expected<Layers, std::string>;

    Configurations() = default;
    Entry load(const std::string& folder) const;
    Entry with_command_line(tl::expected<config::Found, config::Broken> found) const;

    bool reads_files_ = true;
    Layers fixed_; // where the command line names the file
    config::Layer command_line_;
    std::map<std::string, Entry> folders_;
};

// Absolute, with slashes, without dots and without a slash at its end; links are not followed.
std::string absolute_path(const std::string& path);

} // namespace arbiter::cli
