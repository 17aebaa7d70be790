#pragma once

#include "game/correction.h"
#include "game/reading_tree.h"
#include "game/resolve.h"

#include <span>
#include <vector>

namespace arbiter::game {

// What is found for a line in descriptive notation that can't go on.
struct Misprint {
    Repair repair;                          // its plies are those of the line
    std::vector<ReadingTree::Node> parents; // of each correction
};

// Looks for the one move, at `failed` or up to 10 plies before it, with which the line replays
// furthest. The tree holds the readings up to `failed`, not with it.
Misprint find_misprint(const ReadingTree& tree, std::span<const Written> line, std::size_t failed,
                       const notation::DescriptiveWriter& writer, LookAhead& budget);

} // namespace arbiter::game
