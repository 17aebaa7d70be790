#include "lint/rule.h"

#include <array>

namespace arbiter::lint {

std::string_view name(Severity severity) {
    constexpr std::array<std::string_view, 5> names{"error", "warning", "information", "hint",
                                                    "off"};
    return names[static_cast<std::size_t>(severity)];
}

std::string_view name(Group group) {
    constexpr std::array<std::string_view, 6> names{"syntax",      "moves",  "tags",
                                                    "annotations", "clocks", "encoding"};
    return names[static_cast<std::size_t>(group)];
}

} // namespace arbiter::lint
