#pragma once

#include "game/reading_tree.h"
#include "game/resolve.h"

#include <span>
#include <vector>

namespace arbiter::game {

// Finds what a line that can't go on was meant to be.
class MisprintSearch {
public:
    MisprintSearch(std::span<const Written> line, LookAhead& budget)
        : line_(line), budget_(budget) {}

    // Looks for the one move, at `failed` or up to 10 plies before it, with which the line replays
    // furthest. The tree holds the readings up to `failed`, not with it.
    struct Found {
        Misprint misprint;
        std::vector<ReadingTree::Node> parents; // of each correction
    };
    Found search(const ReadingTree& tree, std::size_t failed);

private:
    std::size_t reach(const notation::DescriptiveBoard& board, std::size_t next);

    std::span<const Written> line_;
    LookAhead& budget_;
};

} // namespace arbiter::game
