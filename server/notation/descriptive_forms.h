#pragma once

#include "notation/descriptive.h"

#include <string>
#include <vector>

// The ways to write a move in descriptive notation.
namespace arbiter::notation {

// Those with fewer parts first; not of castling.
std::vector<DescriptiveMove> descriptive_forms(chess::Move move, const DescriptiveBoard& board);

// Without marks of check.
std::string spell_descriptive(const DescriptiveMove& words, const DescriptiveWriter& writer);

} // namespace arbiter::notation
