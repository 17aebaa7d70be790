#pragma once

#include "cli/output/output.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace arbiter::cli {

// Standard output where the path is empty, a device or a pipe: both get the text as it is made;
// else a file, which is there once the text is complete.
tl::expected<std::unique_ptr<Output>, std::string> open_output(const std::string& path);

// What open_output() was given, as users are told.
std::string output_name(const std::string& path);

} // namespace arbiter::cli
