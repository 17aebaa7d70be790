#pragma once

#include "notation/descriptive.h"

#include <cstdint>
#include <string_view>

namespace arbiter::notation {

// How far the printed text is from the nearest way to write the move in descriptive notation: 2 for
// each letter, digit or sign to insert, delete or replace, 1 where the two are mistaken for each
// other in print and by scanners (1 I, 8 B, R B K, x -). Styles of print do not count.
std::uint32_t descriptive_distance(std::string_view printed, chess::Move move,
                                   const DescriptiveBoard& board, DescriptiveLanguage language);

} // namespace arbiter::notation
