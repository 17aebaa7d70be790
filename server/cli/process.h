#pragma once

#include <tl/expected.hpp>

#include <string>
#include <vector>

namespace arbiter::cli {

struct ProcessResult {
    int status = 0; // exit status; 128 and the signal's number where one ended it
    std::string out;
    std::string error;
};

// Runs a program of the PATH with these arguments, its name first, without a shell and without
// standard input, and waits for it. The error says why it can't be started.
tl::expected<ProcessResult, std::string> run_process(const std::vector<std::string>& arguments);

} // namespace arbiter::cli
