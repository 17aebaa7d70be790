#include "notation/spelling.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace arbiter::notation {

std::uint32_t spelling_distance(std::string_view a, std::string_view b, std::uint32_t limit) {
    if (a.size() < b.size()) std::swap(a, b);
    limit = static_cast<std::uint32_t>(std::min<std::size_t>(limit, a.size()));
    const std::uint32_t far = limit + 1;
    if (a.size() - b.size() > limit) return far;

    // Three rows of the table of prefix distances; only cells within `limit` of the diagonal can
    // hold a distance that counts, the others are far.
    const std::size_t width = b.size() + 1;
    std::array<std::vector<std::uint32_t>, 3> rows;
    rows.fill(std::vector<std::uint32_t>(width, far));
    auto& [before_last, last, current] = rows;
    for (std::size_t j = 0; j < width; ++j)
        last[j] = std::min(static_cast<std::uint32_t>(j), far);

    for (std::size_t i = 1; i <= a.size(); ++i) {
        const std::size_t first = i > limit ? i - limit : 1;
        const std::size_t end = std::min(width, i + limit + 1);
        current[first - 1] = first == 1 ? std::min(static_cast<std::uint32_t>(i), far) : far;
        for (std::size_t j = first; j < end; ++j) {
            std::uint32_t cost = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            cost = std::min({cost, last[j] + 1, current[j - 1] + 1, far});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                cost = std::min(cost, before_last[j - 2] + 1);
            }
            current[j] = cost;
        }
        if (end < width) current[end] = far;
        std::swap(before_last, last);
        std::swap(last, current);
    }
    return last[b.size()];
}

} // namespace arbiter::notation
