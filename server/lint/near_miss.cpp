#include "lint/near_miss.h"

#include "notation/spelling.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace arbiter::lint {

namespace {

// A third of the name: more is another word.
std::uint32_t farthest(std::string_view name) {
    return static_cast<std::uint32_t>(std::max(std::size_t{1}, name.size() / 3));
}

} // namespace

std::string_view nearest(std::string_view misspelled, std::span<const std::string_view> names) {
    std::string_view best;
    std::uint32_t least = farthest(misspelled) + 1;
    for (const auto name : names) {
        const auto distance = notation::spelling_distance(misspelled, name, least - 1);
        if (distance >= least) continue;
        best = name;
        least = distance;
        if (least == 0) break;
    }
    return best;
}

std::string did_you_mean(std::string_view misspelled, std::span<const std::string_view> names) {
    const auto name = nearest(misspelled, names);
    return name.empty() ? "" : fmt::format("; did you mean {}?", name);
}

} // namespace arbiter::lint
