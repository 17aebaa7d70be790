#pragma once

#include "lint/finding.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace arbiter::report {

// A format's own words for error, warning, information, hint and, where rules are listed, off.
using Levels = std::array<std::string_view, 5>;

constexpr std::string_view level(lint::Severity severity, const Levels& levels) {
    return levels.at(static_cast<std::size_t>(severity));
}

} // namespace arbiter::report
