#include "cli/system_error.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>

namespace arbiter::cli {

tl::unexpected<std::string> system_error(std::string_view what) {
    return tl::unexpected(fmt::format("{}: {}", what, std::strerror(errno)));
}

} // namespace arbiter::cli
