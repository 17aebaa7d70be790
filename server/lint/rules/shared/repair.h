#pragma once

#include "lint/rule.h"

#include <string>
#include <string_view>
#include <vector>

// What rules say of the moves that could stand where one can't be played.
namespace arbiter::lint::rules {

// More near misses than this help nobody.
constexpr std::size_t max_suggestions = 4;

// "did you mean Bd5? With it the remaining 41 plies replay", where the evidence is strong; else
// that the rest of the line is not checked; empty where no ply follows.
std::string suggestion(const Context& context, const game::Repair& repair);

// Fixes that write these corrections of the repair, in their order. What the evidence is strong for
// is unsafe, all else a choice.
std::vector<Fix> correction_fixes(const Context& context, const game::Repair& repair,
                                  std::span<const game::Correction> corrections);

} // namespace arbiter::lint::rules
