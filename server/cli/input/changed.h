#pragma once

#include "cli/input/find.h"

#include <tl/expected.hpp>

#include <string>

namespace arbiter::cli {

// Leaves of the files those that differ from a git revision, each with the lines that do; of files
// that git does not track yet all lines, but those that it ignores are none. The error is a
// sentence.
tl::expected<Inputs, std::string> only_changed(Inputs inputs, const std::string& revision);

} // namespace arbiter::cli
