#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter::notation {

// How many bytes to insert, delete, replace or swap with their neighbour turn one text into the
// other (optimal string alignment), or `limit` + 1 where it is more than `limit`. Takes time
// proportional to `limit` and the shorter text.
std::uint32_t spelling_distance(std::string_view a, std::string_view b, std::uint32_t limit);

} // namespace arbiter::notation
