#include "notation/spelling.h"

#include "notation/look_alikes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace arbiter::notation {

namespace {

struct EditCosts {
    std::uint32_t edit;
    std::uint32_t look_alike;

    std::uint32_t replace(char a, char b) const {
        if (a == b) return 0;
        return look_alike < edit && are_mistaken(a, b) ? look_alike : edit;
    }
};

std::uint32_t edit_distance(std::string_view a, std::string_view b, std::uint32_t limit,
                            const EditCosts& costs) {
    if (a.size() < b.size()) std::swap(a, b);
    limit = static_cast<std::uint32_t>(std::min<std::size_t>(limit, a.size() * costs.edit));
    const std::uint32_t far = limit + 1;
    const std::size_t band = limit / costs.edit;
    if (a.size() - b.size() > band) return far;

    // Three rows of the table of prefix distances; only cells within `band` of the diagonal can
    // hold a distance that counts, the others are far.
    const std::size_t width = b.size() + 1;
    std::array<std::vector<std::uint32_t>, 3> rows;
    rows.fill(std::vector<std::uint32_t>(width, far));
    auto& [before_last, last, current] = rows;
    for (std::size_t j = 0; j < width; ++j)
        last[j] = std::min(static_cast<std::uint32_t>(j) * costs.edit, far);

    for (std::size_t i = 1; i <= a.size(); ++i) {
        const std::size_t first = i > band ? i - band : 1;
        const std::size_t end = std::min(width, i + band + 1);
        current[first - 1] =
            first == 1 ? std::min(static_cast<std::uint32_t>(i) * costs.edit, far) : far;
        for (std::size_t j = first; j < end; ++j) {
            std::uint32_t cost = last[j - 1] + costs.replace(a[i - 1], b[j - 1]);
            cost = std::min({cost, last[j] + costs.edit, current[j - 1] + costs.edit, far});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                cost = std::min(cost, before_last[j - 2] + costs.edit);
            }
            current[j] = cost;
        }
        if (end < width) current[end] = far;
        std::swap(before_last, last);
        std::swap(last, current);
    }
    return last[b.size()];
}

} // namespace

std::uint32_t spelling_distance(std::string_view a, std::string_view b, std::uint32_t limit) {
    return edit_distance(a, b, limit, {1, 1});
}

std::uint32_t misprint_distance(std::string_view a, std::string_view b, std::uint32_t limit) {
    return edit_distance(a, b, limit, {2, 1});
}

} // namespace arbiter::notation
