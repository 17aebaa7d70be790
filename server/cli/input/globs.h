#pragma once

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

// Patterns of the command line that no shell has replaced: quoted ones, and `**`, which most shells
// don't know.
namespace arbiter::cli {

bool is_glob(std::string_view path);

// The files and folders that match (config/glob.h says how), sorted; nothing in a folder that does.
// Hidden folders are not looked into. The error is a message without the pattern.
tl::expected<std::vector<std::string>, std::string> expand_glob(const std::string& pattern);

} // namespace arbiter::cli
