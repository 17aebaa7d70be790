#pragma once

#include "config/node.h"

#include <tl/expected.hpp>

#include <string_view>

namespace arbiter::config {

// Reads TOML 1.0. The value is always a table, in the order of the text.
tl::expected<Node, Problem> read_toml(std::string_view text);

} // namespace arbiter::config
