#include "game/misprint.h"

#include "notation/descriptive_distance.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace arbiter::game {

namespace {

using Node = ReadingTree::Node;

// A wrong move that is legal is contradicted soon, or never: of 23 misprints in old books one was
// seen at the next ply, and none later.
constexpr std::size_t farthest_back = 10;

// No game was ever longer (269 moves, Nikolic - Arsovic 1989).
constexpr std::size_t farthest_look = 600;

// A list of corrections that is longer helps nobody.
constexpr std::size_t most_corrections = 64;

// A correction with which so many more plies replay than with any other is no accident.
constexpr std::size_t telling_lead = 4;

// Spelling within which a correction is taken where little or nothing follows.
constexpr std::uint32_t near = 2;

// The readings of the line before a ply, on the ways that led to the failure.
std::vector<Node> nodes_before(const ReadingTree& tree, std::span<const Node> nodes) {
    std::vector<Node> parents;
    for (const Node node : nodes) {
        const Node parent = tree[node].parent;
        if (node != ReadingTree::root && std::ranges::find(parents, parent) == parents.end())
            parents.push_back(parent);
    }
    return parents;
}

// A mark of check that is printed and does not hold, or holds and is not printed, counts like a
// letter.
std::uint32_t contradiction(const Written& written, chess::Move move,
                            const notation::DescriptiveBoard& board) {
    if (!written.move) return 0;
    chess::Position after = board.position;
    after.play(move);
    const bool mates = after.in_check() && !after.has_legal_move();
    const bool check = written.move->check == after.in_check();
    const bool mate = !written.move->mate || mates;
    return (check ? 0u : 2u) + (mate ? 0u : 2u);
}

// What is left of the line when the best correction is played tells; or else its spelling.
bool is_convincing(const Misprint& misprint, std::size_t size) {
    if (misprint.corrections.empty()) return false;
    const Correction& best = misprint.corrections.front();
    const bool all_replays = best.reached == size;
    const std::size_t behind = best.reached - misprint.failed - 1;
    if (misprint.corrections.size() == 1) return all_replays || behind >= telling_lead;
    const Correction& second = misprint.corrections[1];
    const std::size_t lead = best.reached - second.reached;
    if (lead >= telling_lead || (lead > 0 && all_replays && behind > 1)) return true;
    // Each correction is offered, and the finding stays: to go on with the nearest costs nothing.
    const bool nearest = lead > 0 || second.distance > best.distance || second.ply < best.ply;
    return nearest && best.distance <= near && (all_replays || behind > 1);
}

} // namespace

MisprintSearch::Found MisprintSearch::search(const ReadingTree& tree, std::size_t failed) {
    struct Candidate {
        Correction correction;
        Node parent;
    };
    std::vector<Candidate> candidates;
    std::vector<Node> nodes(tree.live().begin(), tree.live().end());
    for (std::size_t back = 0; back <= farthest_back && back <= failed; ++back) {
        const std::size_t ply = failed - back;
        // A correction is not corrected again.
        if (back > 0 && std::ranges::any_of(
                            nodes, [&](Node node) { return tree[node].misprint.has_value(); })) {
            break;
        }
        if (back > 0) nodes = nodes_before(tree, nodes);
        for (const Node node : nodes) {
            const notation::DescriptiveBoard& before = tree[node].board;
            for (const chess::Move move : before.position.legal_moves()) {
                if (budget_.left == 0) break;
                notation::DescriptiveBoard after = before;
                after.play(move);
                const std::size_t reached = reach(after, ply + 1);
                if (reached <= failed) continue;
                candidates.push_back({{ply, move, reached, 0}, node});
            }
        }
    }
    for (Candidate& candidate : candidates) {
        Correction& correction = candidate.correction;
        const Written& written = line_[correction.ply];
        const auto& board = tree[candidate.parent].board;
        correction.distance =
            notation::descriptive_distance(written.text, correction.move, board, written.language) +
            contradiction(written, correction.move, board);
    }
    std::ranges::stable_sort(candidates, {}, [](const Candidate& candidate) {
        const Correction& correction = candidate.correction;
        return std::tuple(-static_cast<std::int64_t>(correction.reached), correction.distance);
    });
    Found found;
    found.misprint.failed = failed;
    for (const Candidate& candidate : candidates) {
        if (found.misprint.corrections.size() == most_corrections) break;
        found.misprint.corrections.push_back(candidate.correction);
        found.parents.push_back(candidate.parent);
    }
    found.misprint.accepted = is_convincing(found.misprint, line_.size());
    return found;
}

// The first ply that can't be played.
std::size_t MisprintSearch::reach(const notation::DescriptiveBoard& board, std::size_t next) {
    ReadingTree tree(board);
    const std::size_t end = std::min(line_.size(), next + farthest_look);
    for (; next < end && budget_.left > 0; ++next) {
        budget_.left -= std::min(budget_.left, tree.live().size());
        if (!line_[next].move || !tree.advance(next, *line_[next].move)) break;
    }
    return next;
}

} // namespace arbiter::game
