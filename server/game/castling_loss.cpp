#include "game/castling_loss.h"

#include "notation/wording.h"

#include <vector>

namespace arbiter::game {

namespace {

using chess::Move;
using chess::Position;

// In plies. No game was ever longer (269 moves, Nikolic - Arsovic 1989); and a million variations
// may ask.
constexpr int farthest_look_back = 600;

std::string describe(Move move, const Position& before, chess::Color us, chess::CastlingSide side) {
    const std::string rook = chess::to_string(before.castling_rook(us, side));
    const std::string when = " on move " + std::to_string(before.fullmove_number());
    if (before.side_to_move() != us) return "the rook on " + rook + " was captured" + when;
    if (move.kind() == Move::Kind::castling) {
        return std::string(notation::side(us)) + " castled" + when;
    }
    if (before.moved_piece(move).type == chess::PieceType::king) return "the king moved" + when;
    return "the rook from " + rook + " moved" + when;
}

std::vector<Move> moves_of(const ReplayedPly& ply) {
    if (ply.glued.empty()) return {ply.move};
    std::vector<Move> moves;
    moves.reserve(ply.glued.size());
    for (const GluedMove& glued : ply.glued)
        moves.push_back(glued.move);
    return moves;
}

} // namespace

std::optional<std::string> castling_loss(const Score& score, std::span<const ReplayedPly> played,
                                         Index refused, chess::CastlingSide side) {
    const chess::Color us = played[refused].before.side_to_move();
    const auto has_right = [us, side](const Position& position) {
        return position.castling_rook(us, side) != chess::no_square;
    };
    Index ply = score.plies[refused].previous;
    for (int looked = 0; ply != no_index && !has_right(played[ply].before); ++looked) {
        if (looked == farthest_look_back) return std::nullopt;
        ply = score.plies[ply].previous;
    }
    if (ply == no_index) return std::nullopt;
    Position position = played[ply].before;
    for (const Move move : moves_of(played[ply])) {
        const Position before = position;
        position.play(move);
        if (!has_right(position)) return describe(move, before, us, side);
    }
    return std::nullopt;
}

} // namespace arbiter::game
