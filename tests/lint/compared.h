#pragma once

#include "lint/fixture.h"
#include "lint/options.h"

#include <vector>

namespace arbiter::test {

// Adds what the rules that compare games say of these, which are one file named `file.pgn`.
void add_compared(std::vector<CheckedGame>& games, const lint::Options& options);

} // namespace arbiter::test
