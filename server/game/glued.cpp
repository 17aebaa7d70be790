#include "game/glued.h"

#include "notation/san.h"

#include <algorithm>
#include <array>

namespace arbiter::game {

namespace {

// Longer words are not looked into: people forget one blank, seldom two.
constexpr std::size_t longest_token = 28;

constexpr std::size_t shortest_move = 2; // e4
constexpr std::size_t longest_san = 7;   // Qa1xb2#, O-O-O+, exd8=Q#

// Tries each length for the first move, the longest first. The token's length bounds the depth.
bool part(std::string_view token, std::uint32_t offset, const chess::Position& position,
          std::vector<GluedMove>& moves) {
    if (token.empty()) return moves.size() > 1;
    for (std::size_t size = std::min(token.size(), longest_san); size >= shortest_move; --size) {
        chess::Position next = position;
        const auto legal = notation::play_san(token.substr(0, size), next);
        if (!legal) continue;
        const auto end = offset + static_cast<std::uint32_t>(size);
        moves.push_back({{offset, end}, legal->move});
        if (part(token.substr(size), end, next, moves)) return true;
        moves.pop_back();
    }
    return false;
}

} // namespace

std::vector<GluedMove> part_glued(std::string_view token, std::uint32_t offset,
                                  const chess::Position& position) {
    std::vector<GluedMove> moves;
    if (2 * shortest_move <= token.size() && token.size() <= longest_token) {
        part(token, offset, position, moves);
    }
    return moves;
}

} // namespace arbiter::game
