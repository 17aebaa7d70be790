#pragma once

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace arbiter::cli {

// What failed, and what the system says of it in errno.
tl::unexpected<std::string> system_error(std::string_view what);

} // namespace arbiter::cli
