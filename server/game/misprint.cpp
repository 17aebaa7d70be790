#include "game/misprint.h"

#include "game/correction_search.h"
#include "notation/descriptive_distance.h"

#include <algorithm>
#include <vector>

namespace arbiter::game {

namespace {

using Node = ReadingTree::Node;

// A list of corrections that is longer helps nobody.
constexpr std::size_t most_corrections = 64;

// Of one reading of a ply, in plies of algebraic notation. It takes 25 times as long, but such
// games are few: half a second is given to each.
constexpr std::size_t reading_cost = 5;

// A correction with which so many more plies replay than with any other is no accident.
constexpr std::size_t telling_lead = 4;

// Spelling within which a correction is taken where little or nothing follows.
constexpr std::uint32_t near = 2;

// Of a letter that looks like another.
constexpr std::uint32_t alike = 1;

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

// Replayed with all its readings.
class DescriptiveLine {
public:
    using Board = Node; // behind it

    DescriptiveLine(const ReadingTree& tree, std::span<const Written> line,
                    const notation::DescriptiveWriter& writer, LookAhead& budget)
        : tree_(tree), line_(line), writer_(writer), budget_(budget) {}

    std::size_t size() const { return line_.size(); }

    std::vector<Node> boards() const { return {tree_.live().begin(), tree_.live().end()}; }

    // On the ways that led to the failure.
    std::vector<Node> before(std::span<const Node> nodes) const {
        if (std::ranges::any_of(nodes,
                                [&](Node node) { return tree_[node].misprint.has_value(); })) {
            return {};
        }
        std::vector<Node> parents;
        for (const Node node : nodes) {
            const Node parent = tree_[node].parent;
            if (node != ReadingTree::root && std::ranges::find(parents, parent) == parents.end())
                parents.push_back(parent);
        }
        return parents;
    }

    chess::MoveList moves(std::size_t, Node node) const {
        return tree_[node].board.position.legal_moves();
    }

    std::size_t replay(std::size_t ply, Node node, chess::Move move, std::size_t end) {
        notation::DescriptiveBoard after = tree_[node].board;
        after.play(move);
        ReadingTree tree(after);
        std::size_t next = ply + 1;
        for (; next < end && budget_.plies > 0; ++next) {
            budget_.spend(reading_cost * tree.live().size());
            if (!tree.advance(next, line_[next])) break;
        }
        return next;
    }

    Spelled spell(std::size_t ply, Node node, chess::Move move) const {
        const Written& written = line_[ply];
        const auto& board = tree_[node].board;
        return {notation::write_descriptive(move, board, writer_),
                notation::descriptive_distance(written.text, move, board, writer_.language) +
                    contradiction(written, move, board)};
    }

private:
    const ReadingTree& tree_;
    std::span<const Written> line_;
    const notation::DescriptiveWriter& writer_;
    LookAhead& budget_;
};

// What is left of the line when the best correction is played tells; or else its spelling.
bool is_convincing(const Repair& repair) {
    if (repair.corrections.empty()) return false;
    const Correction& best = repair.corrections.front();
    const bool all_replays = repair.replays_all(best);
    if (repair.corrections.size() == 1) return all_replays || best.reach >= telling_lead;
    const Correction& second = repair.corrections[1];
    const std::size_t lead = best.reach - second.reach;
    if (lead >= telling_lead || (lead > 0 && all_replays && best.reach > 1)) return true;
    // Each correction is offered, and the finding stays: to go on with the nearest costs nothing.
    const bool nearest = lead > 0 || second.distance > best.distance || second.ply < best.ply;
    if (!nearest || best.distance > near) return false;
    // Behind a letter like another the next ply may be spoiled, too.
    return all_replays || best.reach > 1 || best.distance <= alike;
}

} // namespace

Misprint find_misprint(const ReadingTree& tree, std::span<const Written> line, std::size_t failed,
                       const notation::DescriptiveWriter& writer, LookAhead& budget) {
    Misprint misprint;
    misprint.repair.failed = failed;
    misprint.repair.rest = line.size() - failed - 1;
    if (budget.is_exhausted()) return misprint;
    --budget.repairs;
    DescriptiveLine broken(tree, line, writer, budget);
    auto found = find_corrections(broken, failed);
    for (auto& [correction, parent] :
         std::span(found).first(std::min(found.size(), most_corrections))) {
        misprint.repair.corrections.push_back(std::move(correction));
        misprint.parents.push_back(parent);
    }
    misprint.repair.accepted = is_convincing(misprint.repair);
    return misprint;
}

} // namespace arbiter::game
