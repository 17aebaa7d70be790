#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace arbiter::cli {

// First and last line, both from 1. Lines end with a line feed, as git counts them.
struct LineRange {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
};

// In order, without overlaps.
using LineRanges = std::vector<LineRange>;

// Whether any of the lines is in the ranges.
inline bool touches(const LineRanges& ranges, LineRange lines) {
    const auto found = std::ranges::lower_bound(ranges, lines.first, {},
                                                [](LineRange range) { return range.last; });
    return found != ranges.end() && found->first <= lines.last;
}

} // namespace arbiter::cli
