#include "game/reading_tree.h"

#include <algorithm>
#include <utility>

namespace arbiter::game {

using notation::Evidence;
using notation::Oddity;

namespace {

// Positions alive at once. 4 was the most that 209 games from old books needed.
constexpr std::size_t widest = 64;

// A line with so many readings is no game: it is followed in one of them, to spare memory.
constexpr std::size_t most_nodes = 50'000;

// How much an oddity speaks against a reading.
constexpr std::pair<Oddity, int> penalties[]{
    {Oddity::prefix_conflict, 4},
    {Oddity::check_mark_wrong, 3},
    {Oddity::check_mark_missing, 1},
    {Oddity::promotion_missing, 1},
};

int penalty(notation::Oddities oddities) {
    int sum = 0;
    for (const auto& [oddity, weight] : penalties)
        sum += oddities.has(oddity) ? weight : 0;
    return sum;
}

bool is_same(const notation::DescriptiveBoard& a, const notation::DescriptiveBoard& b) {
    return a.position.key() == b.position.key() && a.last_to == b.last_to && a.origins == b.origins;
}

// A move of another notation means one, or nothing.
notation::DescriptiveReading read(const Written& written, const notation::DescriptiveBoard& board) {
    if (written.move) return notation::read_descriptive(*written.move, board);
    notation::DescriptiveReading reading;
    if (written.other == nullptr) return reading;
    const auto other = written.other->read(written.text, board.position);
    if (const auto* legal = std::get_if<notation::Legal>(&other))
        reading.moves.push_back(legal->move);
    return reading;
}

} // namespace

bool ReadingTree::advance(std::size_t ply, const Written& written) {
    const std::size_t width = nodes_.size() < most_nodes ? widest : 1;
    std::vector<Node> next;
    for (const Node parent : live_) {
        const auto reading = read(written, nodes_[parent].board);
        for (const chess::Move move : reading.moves) {
            Move node;
            node.parent = parent;
            node.ply = ply;
            node.move = move;
            node.decided = reading.decided;
            node.readings = static_cast<std::uint32_t>(reading.moves.size());
            if (written.move)
                node.oddities = notation::oddities(*written.move, move, nodes_[parent].board);
            node.score = nodes_[parent].score - penalty(node.oddities);
            node.board = nodes_[parent].board;
            node.board.play(move);
            const auto twin = std::ranges::find_if(
                next, [&](Node other) { return is_same(nodes_[other].board, node.board); });
            if (twin != next.end()) {
                nodes_[*twin].same.push_back(parent);
                continue;
            }
            if (next.size() == width) continue;
            next.push_back(nodes_.size());
            nodes_.push_back(std::move(node));
        }
    }
    if (next.empty()) return false;
    live_ = std::move(next);
    return true;
}

void ReadingTree::correct(Node parent, std::size_t ply, chess::Move move, std::size_t misprint) {
    Move node;
    node.parent = parent;
    node.ply = ply;
    node.move = move;
    node.score = nodes_[parent].score;
    node.board = nodes_[parent].board;
    node.board.play(move);
    node.misprint = misprint;
    live_ = {nodes_.size()};
    nodes_.push_back(std::move(node));
}

ReadingTree::Node ReadingTree::best() const {
    return *std::ranges::max_element(live_, {}, [this](Node node) { return nodes_[node].score; });
}

} // namespace arbiter::game
