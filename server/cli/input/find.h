#pragma once

#include "cli/configuration/walk_filter.h"
#include "cli/input/line_ranges.h"
#include "cli/input/options.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

// What the paths on the command line stand for.
namespace arbiter::cli {

constexpr const char* stdin_path = "-";

struct Input {
    std::string path;                    // to open; "-" for standard input
    std::string name;                    // as shown to the user
    std::optional<std::uintmax_t> bytes; // where it is known beforehand
    std::optional<LineRanges> lines;     // to check only the games that stand there
    bool is_named = true;                // by the user, not found in a folder
};

struct Inputs {
    std::vector<Input> files;
    std::vector<std::string> errors; // a sentence for each path that can't be read
};

// Files are taken as they are; folders give their game files (walk.h), globs what they match
// (globs.h). Each file is taken once.
Inputs find_inputs(const InputOptions& options, WalkFilter& filter);

// Whether a file's name ends in .pgn, in letters of any case, or in that and .gz, .bz2, .xz or
// .zst.
bool has_game_name(const std::filesystem::path& path);

Input file_input(const std::filesystem::path& path);

// Of all files whose length is known.
std::uintmax_t total_bytes(const Inputs& inputs);

} // namespace arbiter::cli
