#pragma once

#include "cli/output/output.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace arbiter::cli {

// Keeps what is written in a temporary file until commit() hands it on. So nothing of it is seen
// before all could be made, and it can be made anew.
tl::expected<std::unique_ptr<Output>, std::string> spooled(std::unique_ptr<Output> target);

} // namespace arbiter::cli
