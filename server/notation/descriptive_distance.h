#pragma once

#include "notation/descriptive.h"

#include <cstdint>
#include <string_view>

namespace arbiter::notation {

// How far the printed text is from the nearest way to write the move in descriptive notation: in
// half edits, as `misprint_distance` of spelling.h counts them. Styles of print do not count.
std::uint32_t descriptive_distance(std::string_view printed, chess::Move move,
                                   const DescriptiveBoard& board, DescriptiveLanguage language);

} // namespace arbiter::notation
