#include "cli/jobs.h"

#include <algorithm>
#include <thread>

namespace arbiter::cli {

void declare_jobs(CLI::App& command, unsigned& jobs) {
    command.add_option("-j,--jobs", jobs, "Threads (default: one for each core)")
        ->check(CLI::Range(1u, 1024u));
}

unsigned threads_of(unsigned jobs) {
    return jobs > 0 ? jobs : std::max(1u, std::thread::hardware_concurrency());
}

} // namespace arbiter::cli
