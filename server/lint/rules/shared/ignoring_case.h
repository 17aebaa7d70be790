#pragma once

#include <algorithm>
#include <cctype>
#include <string_view>

namespace arbiter::lint::rules {

// Equal but for capital and small letters of ASCII.
inline bool equal_ignoring_case(std::string_view a, std::string_view b) {
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

} // namespace arbiter::lint::rules
