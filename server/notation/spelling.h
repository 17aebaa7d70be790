#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter::notation {

// How many bytes to insert, delete, replace or swap with their neighbour turn one text into the
// other (optimal string alignment), or `limit` + 1 where it is more than `limit`. Takes time
// proportional to `limit` and the shorter text.
std::uint32_t spelling_distance(std::string_view a, std::string_view b, std::uint32_t limit);

// The same in half edits: 2 for each, but 1 to replace a sign by one that it is mistaken for in
// print and by scanners, see look_alikes.h.
std::uint32_t misprint_distance(std::string_view a, std::string_view b, std::uint32_t limit);

} // namespace arbiter::notation
