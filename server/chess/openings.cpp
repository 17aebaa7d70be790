#include "chess/openings.h"

#include "chess/openings_table.h"

#include <algorithm>

namespace arbiter::chess {

std::optional<Opening> opening(std::uint64_t key) {
    const openings::Table table = openings::table();
    const auto found = std::ranges::lower_bound(table.keys, key);
    if (found == table.keys.end() || *found != key) return std::nullopt;
    const auto [eco, name] = table.labels[static_cast<std::size_t>(found - table.keys.begin())];
    return Opening{table.ecos[eco], table.names[name]};
}

} // namespace arbiter::chess
