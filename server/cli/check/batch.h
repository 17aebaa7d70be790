#pragma once

#include "cli/input/game_reader.h"
#include "lint/collection/collection_rule.h"
#include "lint/finding.h"
#include "lint/options.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace arbiter::cli {

struct CheckedGame {
    std::string text;              // UTF-8
    std::uint64_t line_breaks = 0; // in the batch before this game
    std::vector<lint::Finding> findings;
    std::optional<lint::GameDigest> digest; // where games are compared
    lint::Standing standing = lint::Standing::checked;
};

struct CheckedBatch {
    std::vector<CheckedGame> games;              // those with findings or a digest
    std::set<const lint::Rule*> ignored_in_file; // rules that have found something all the same
    std::uint64_t game_count = 0;                // that were checked
    std::uint64_t line_breaks = 0;
    std::uint64_t bytes = 0;
};

// Checks the games of a batch. Pure, so that batches can be checked side by side.
CheckedBatch check_batch(const GameBatch& batch, const lint::Options& options);

} // namespace arbiter::cli
