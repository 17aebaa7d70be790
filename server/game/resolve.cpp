#include "game/resolve.h"

#include "game/misprint.h"
#include "game/reading_tree.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace arbiter::game {

namespace {

using Node = ReadingTree::Node;

// A line with more misprints than this is no line with misprints.
constexpr std::size_t most_misprints = 16;

// From the softest. A printed mark is no guess, nor is a prefix of which there is no doubt.
constexpr std::pair<notation::Evidence, std::string_view> soft_evidence[]{
    {notation::Evidence::relative_wing,
     "of the men that could, it stands nearest to the side that is named"},
    {notation::Evidence::wing_not_place,
     "that man stood on the named side at the start, though another one stands nearer to it now"},
    {notation::Evidence::recapture, "it takes the man that has just moved"},
    {notation::Evidence::absent_mark, "no check is printed, and the others give check"},
};

// The nodes on a way to a live one.
std::vector<bool> alive(const ReadingTree& tree) {
    std::vector<bool> found(tree.size(), false);
    for (const Node node : tree.live())
        found[node] = true;
    // Parents come before their children.
    for (Node node = tree.size(); node-- > 1;) {
        if (!found[node]) continue;
        found[tree[node].parent] = true;
        for (const Node other : tree[node].same)
            found[other] = true;
    }
    return found;
}

ResolvedPly resolved(const ReadingTree& tree, Node node) {
    const auto& move = tree[node];
    ResolvedPly ply;
    ply.move = move.move;
    ply.decided = move.decided;
    ply.by_continuation = move.readings > 1;
    ply.oddities = move.oddities;
    ply.misprint = move.misprint;
    return ply;
}

// The best reading, and where others leave it.
std::vector<ResolvedPly> best_line(const ReadingTree& tree) {
    std::vector<Node> way;
    for (Node node = tree.best(); node != ReadingTree::root; node = tree[node].parent)
        way.push_back(node);
    std::ranges::reverse(way);

    std::vector<ResolvedPly> plies;
    for (const Node node : way)
        plies.push_back(resolved(tree, node));

    const auto lives = alive(tree);
    for (Node node = 1; node < tree.size(); ++node) {
        const auto& other = tree[node];
        if (!lives[node] || other.ply >= way.size() || way[other.ply] == node) continue;
        const Node parent = other.ply == 0 ? ReadingTree::root : way[other.ply - 1];
        if (other.parent != parent) continue;
        ResolvedPly& ply = plies[other.ply];
        if (ply.misprint) continue;
        if (ply.readings.empty()) ply.readings.push_back(ply.move);
        ply.readings.push_back(other.move);
        ply.by_continuation = false;
    }
    return plies;
}

// Carries the line on from `ply` as far as it can be played; returns where it stops.
std::size_t advance(ReadingTree& tree, std::span<const Written> line, std::size_t ply) {
    while (ply < line.size() && tree.advance(ply, line[ply]))
        ++ply;
    return ply;
}

// What is looked for in a line.
using FindMisprint = std::function<Misprint(const ReadingTree& tree, std::size_t failed)>;

// Corrections that are equal so far are told apart by the next misprint: the one is put in front
// with which the line goes furthest when that is corrected too. False where several do.
bool break_tie(const ReadingTree& tree, std::span<const Written> line, const FindMisprint& find,
               Misprint& misprint) {
    constexpr std::size_t most_tied = 4;
    auto& corrections = misprint.repair.corrections;
    const auto tied = static_cast<std::size_t>(
        std::ranges::find_if(corrections,
                             [&](const Correction& other) {
                                 return other.reach != corrections.front().reach ||
                                        other.distance != corrections.front().distance;
                             }) -
        corrections.begin());
    if (tied < 2 || tied > most_tied || misprint.repair.replays_all(corrections.front()))
        return false;

    std::vector<std::size_t> reached;
    for (std::size_t i = 0; i < tied; ++i) {
        ReadingTree corrected = tree;
        corrected.correct(misprint.parents[i], corrections[i].ply, corrections[i].move, 0);
        const std::size_t stop = advance(corrected, line, corrections[i].ply + 1);
        const auto next = find(corrected, stop).repair.corrections;
        reached.push_back(next.empty() ? stop : stop + 1 + next.front().reach);
    }
    const auto best = std::ranges::max_element(reached);
    if (std::ranges::count(reached, *best) > 1) return false;
    const auto index = best - reached.begin();
    std::swap(corrections[0], corrections[static_cast<std::size_t>(index)]);
    std::swap(misprint.parents[0], misprint.parents[static_cast<std::size_t>(index)]);
    return true;
}

} // namespace

std::string_view decided_by(const ResolvedPly& ply) {
    if (!ply.readings.empty() || ply.misprint) return {};
    if (ply.by_continuation) return "with the others the moves that follow can't be played";
    for (const auto& [evidence, words] : soft_evidence)
        if (ply.decided.has(evidence)) return words;
    return {};
}

Resolution resolve(std::span<const Written> line, const notation::DescriptiveBoard& start,
                   const notation::DescriptiveWriter& writer, LookAhead& budget) {
    Resolution resolution;
    ReadingTree tree(start);
    const auto find = [&](const ReadingTree& readings, std::size_t failed) {
        return find_misprint(readings, line, failed, writer, budget);
    };
    for (std::size_t ply = advance(tree, line, 0); ply < line.size();) {
        if (resolution.misprints.size() == most_misprints) break;
        if (std::ranges::any_of(line.first(ply + 1), &Written::after_gap)) break;
        auto misprint = find(tree, ply);
        Repair& repair = misprint.repair;
        if (!repair.accepted) repair.accepted = break_tie(tree, line, find, misprint);
        resolution.misprints.push_back(repair);
        if (!repair.accepted) break;
        const Correction& correction = repair.corrections.front();
        tree.correct(misprint.parents.front(), correction.ply, correction.move,
                     resolution.misprints.size() - 1);
        ply = advance(tree, line, correction.ply + 1);
    }
    resolution.plies = best_line(tree);
    resolution.complete = resolution.plies.size() == line.size();
    return resolution;
}

} // namespace arbiter::game
