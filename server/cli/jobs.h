#pragma once

#include <CLI/CLI.hpp>

namespace arbiter::cli {

// Declares --jobs; parsing fills `jobs`, which must outlive it. 0: one for each core.
void declare_jobs(CLI::App& command, unsigned& jobs);

// At least 1.
unsigned threads_of(unsigned jobs);

} // namespace arbiter::cli
