#pragma once

#include "cli/configuration/walk_filter.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

// What the paths on the command line stand for.
namespace arbiter::cli {

constexpr const char* stdin_path = "-";

struct Input {
    std::string path;                    // as shown to the user; "-" for standard input
    std::optional<std::uintmax_t> bytes; // where it is known beforehand
};

struct Inputs {
    std::vector<Input> files;
    std::vector<std::string> errors; // a sentence for each path that can't be read
};

// Files are taken as they are; folders give their *.pgn files, or those that the filter takes, at
// any depth and sorted, without hidden ones.
Inputs find_inputs(const std::vector<std::string>& paths, WalkFilter& filter);

// Of all files whose length is known.
std::uintmax_t total_bytes(const Inputs& inputs);

} // namespace arbiter::cli
