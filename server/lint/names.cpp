#include "lint/rule.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace arbiter::lint {

namespace {

constexpr std::array<std::string_view, 5> severities{"error", "warning", "information", "hint",
                                                     "off"};

} // namespace

std::string_view name(Severity severity) {
    return severities[static_cast<std::size_t>(severity)];
}

std::span<const std::string_view> severity_names() {
    return severities;
}

std::optional<Severity> find_severity(std::string_view name) {
    const auto found = std::ranges::find(severities, name);
    if (found == severities.end()) return std::nullopt;
    return static_cast<Severity>(found - severities.begin());
}

std::string_view name(Safety safety) {
    constexpr std::array<std::string_view, 3> names{"safe", "unsafe", "choice"};
    return names[static_cast<std::size_t>(safety)];
}

std::string_view name(Group group) {
    constexpr std::array<std::string_view, 9> names{"syntax", "moves",       "descriptive",
                                                    "tags",   "annotations", "clocks",
                                                    "layout", "suppression", "collection"};
    return names[static_cast<std::size_t>(group)];
}

} // namespace arbiter::lint
