#pragma once

#include "game/correction.h"
#include "game/score.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

// The search for the one move with which a line that can't go on goes on furthest. How a line is
// replayed and how spelling is measured differs between notations: `repair` for algebraic ones,
// `misprint` for descriptive ones. There is also what convinces in each.
namespace arbiter::game {

// A wrong move that is legal is contradicted soon, or never: of 23 misprints in old books one was
// seen at the next ply, and none later.
constexpr std::size_t farthest_back = 10;

// How a correction is written, and how far that is from what stands there.
struct Spelled {
    std::string text;
    std::uint32_t distance = 0;
};

// A line that can't go on. Its plies are counted from 0; a Board is any name for a board before one
// of them.
template <class Line>
concept BrokenLine = requires(Line& line, const typename Line::Board& board,
                              std::span<const typename Line::Board> boards, chess::Move move,
                              std::size_t ply, std::size_t end) {
    { line.size() } -> std::convertible_to<std::size_t>;
    // The boards before the ply that can't be played; those one ply before others, or none where
    // the ply was corrected already, or begins the line.
    { line.boards() } -> std::same_as<std::vector<typename Line::Board>>;
    { line.before(boards) } -> std::same_as<std::vector<typename Line::Board>>;
    // What may be meant by a ply, on a board before it.
    { line.moves(ply, board) } -> std::ranges::input_range;
    // The first ply behind it, but at most `end`, that can't be played after that move.
    { line.replay(ply, board, move, end) } -> std::same_as<std::size_t>;
    { line.spell(ply, board, move) } -> std::same_as<Spelled>;
};

// A correction, its ply counted in the line, and the board that it was tried on.
template <class Board>
struct Candidate {
    Correction correction;
    Board board;
};

// Furthest first, then the nearest spelled, then the latest.
inline auto rank(const Correction& correction) {
    return std::tuple(-static_cast<std::int64_t>(correction.reach), correction.distance,
                      -static_cast<std::int64_t>(correction.ply),
                      std::string_view(correction.text));
}

// The moves, at `failed` or up to 10 plies before it, with which the line replays at least up to
// behind `failed`, best first.
template <BrokenLine Line>
std::vector<Candidate<typename Line::Board>> find_corrections(Line& line, std::size_t failed) {
    using Board = typename Line::Board;
    const std::size_t end = std::min(line.size(), failed + 1 + farthest_reach);
    std::vector<Candidate<Board>> found;
    std::vector<Board> boards = line.boards();
    for (std::size_t back = 0; back <= farthest_back && !boards.empty(); ++back) {
        const std::size_t ply = failed - back;
        for (const Board& board : boards) {
            for (const chess::Move move : line.moves(ply, board)) {
                const std::size_t reached = line.replay(ply, board, move, end);
                if (reached <= failed) continue;
                Spelled spelled = line.spell(ply, board, move);
                const std::size_t reach = reached - failed - 1;
                found.push_back(
                    {{ply, move, std::move(spelled.text), reach, spelled.distance}, board});
            }
        }
        boards = line.before(boards);
    }
    std::ranges::sort(found, {}, [](const auto& candidate) { return rank(candidate.correction); });
    return found;
}

// Counts the plies as the score does that the line is of.
inline Repair of_score(Repair repair, std::span<const Index> line) {
    repair.failed = line[repair.failed];
    for (Correction& correction : repair.corrections)
        correction.ply = line[correction.ply];
    return repair;
}

} // namespace arbiter::game
