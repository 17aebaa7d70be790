#pragma once

#include "lint/rule.h"

#include <span>
#include <string_view>
#include <vector>

// What a file says at its top of all its games (suppression.h).
namespace arbiter::lint {

// The options for all games of a file whose first game chunk this is.
Options with_file_suppressions(const Options& options, std::string_view first_chunk);

// The first chunk as far as it holds such lines; empty where there are none.
std::string_view file_suppressions_of(std::string_view first_chunk);

// What `unused-suppression` says of these lines now that all games were checked with these options:
// `ignored` are the rules that found something in any of them.
std::vector<Finding> unused_file_suppressions(std::string_view first_chunk, const Options& options,
                                              std::span<const Rule* const> ignored);

} // namespace arbiter::lint
