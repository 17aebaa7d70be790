#pragma once

#include <tl/expected.hpp>

#include <string>

namespace arbiter::cli {

// A whole file, which must be small. The error is a message without the path.
tl::expected<std::string, std::string> read_file(const std::string& path);

} // namespace arbiter::cli
