#pragma once

#include "game/resolve.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

// The readings of a line as a tree: each node a move on the board, its parent the move before.
namespace arbiter::game {

class ReadingTree {
public:
    using Node = std::size_t;
    static constexpr Node root = 0;

    struct Move {
        Node parent = root;
        std::size_t ply = 0; // of the line; of the root it means nothing
        chess::Move move;
        notation::DescriptiveBoard board; // behind the move
        notation::EvidenceSet decided;
        notation::Oddities oddities;
        int score = 0;                       // of all evidence on the way here
        std::uint32_t readings = 1;          // that the move before was left with
        std::vector<Node> same;              // parents of other ways to the same board
        std::optional<std::size_t> misprint; // where a correction is played
    };

    explicit ReadingTree(const notation::DescriptiveBoard& start) {
        nodes_.push_back({root, 0, {}, start, {}, {}, 0, 1, {}, {}});
        live_ = {root};
    }

    // Adds the readings of the ply behind each live node. False, and nothing changed, where there
    // are none.
    bool advance(std::size_t ply, const Written& written);

    // Puts a corrected move behind a node; it alone is live then.
    void correct(Node parent, std::size_t ply, chess::Move move, std::size_t misprint);

    std::span<const Node> live() const { return live_; }
    // The live node with the best score.
    Node best() const;
    const Move& operator[](Node node) const { return nodes_[node]; }
    std::size_t size() const { return nodes_.size(); }

private:
    std::vector<Move> nodes_;
    std::vector<Node> live_;
};

} // namespace arbiter::game
