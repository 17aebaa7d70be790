#include "lint/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

namespace arbiter::lint {

std::string_view section(std::string_view page, std::string_view heading) {
    const std::string line = fmt::format("\n## {}\n\n", heading);
    const auto found = page.find(line);
    if (found == std::string_view::npos) return {};
    const auto begin = found + line.size();
    return page.substr(begin, page.find("\n## ", begin) - begin);
}

std::string_view name(FixKind kind) {
    constexpr std::array<std::string_view, 4> names{"none", "safe", "unsafe", "choice"};
    return names[static_cast<std::size_t>(kind)];
}

FixKind fix_kind(const Rule& rule) {
    const auto text = section(rule.page, "Fix safety");
    if (text.starts_with("Safe: ")) return FixKind::safe;
    if (text.starts_with("A choice: ")) return FixKind::choice;
    return text.starts_with("Unsafe: ") ? FixKind::unsafe : FixKind::none;
}

} // namespace arbiter::lint
