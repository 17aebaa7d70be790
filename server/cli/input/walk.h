#pragma once

#include "cli/configuration/walk_filter.h"
#include "cli/input/find.h"

#include <filesystem>

namespace arbiter::cli {

// Adds the game files of a folder, or those that the filter takes, at any depth and sorted, without
// hidden ones. A link to a file is followed; one to a folder is not, since it could lead back to
// one that holds it. What is no regular file, as a named pipe, is passed over.
void walk_folder(const std::filesystem::path& folder, WalkFilter& filter, Inputs& inputs);

} // namespace arbiter::cli
