#include "ide/move_text.h"

#include "chess/capture.h"
#include "notation/san.h"

#include <fmt/format.h>

namespace arbiter::ide {
namespace {

using chess::CastlingSide;
using chess::Color;
using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;
using chess::to_string;

std::string_view title(Color color) {
    return color == Color::white ? "White" : "Black";
}

// In Chess960 the king or the rook may castle without moving.
std::string path(PieceType man, Square from, Square to) {
    if (from == to) return fmt::format("{} stays on {}", name(man), to_string(to));
    return fmt::format("{} {} → {}", name(man), to_string(from), to_string(to));
}

std::string describe_castling(Move move, const Position& before) {
    const bool king_side = Position::castling_side(move) == CastlingSide::king_side;
    const Square king = Position::king_destination(move);
    const Square rook = chess::make_square(king_side ? 5 : 3, chess::rank_of(king));
    return fmt::format("{} castles {}: {}, {}", title(before.side_to_move()),
                       king_side ? "king-side" : "queen-side",
                       path(PieceType::king, move.from(), king),
                       path(PieceType::rook, move.to(), rook));
}

std::string capture(Move move, const Position& before) {
    if (!before.is_capture(move)) return {};
    if (move.kind() != Move::Kind::en_passant)
        return fmt::format(", takes the {}", name(before.piece_on(move.to()).type));
    return fmt::format(", takes the pawn on {} en passant", to_string(chess::taken_on(move)));
}

} // namespace

std::string san(Move move, const Position& before) {
    return move.is_null() ? "--" : notation::write_san(move, before);
}

std::string numbered_san(Move move, const Position& before) {
    const bool white = before.side_to_move() == Color::white;
    return fmt::format("{}{} {}", before.fullmove_number(), white ? "." : "...", san(move, before));
}

std::string describe(Move move, const Position& before) {
    if (move.is_null()) return fmt::format("{} passes", title(before.side_to_move()));
    if (move.kind() == Move::Kind::castling) return describe_castling(move, before);

    std::string text = fmt::format("{}'s {}{}", title(before.side_to_move()),
                                   path(before.moved_piece(move).type, move.from(), move.to()),
                                   capture(move, before));
    if (move.kind() == Move::Kind::promotion)
        text += fmt::format(", becomes a {}", name(move.promotion()));
    return text;
}

std::string effect(Move move, const Position& before) {
    Position after = before;
    after.play(move);
    switch (game_end(after)) {
    case chess::GameEnd::checkmate:
        return "checkmate";
    case chess::GameEnd::stalemate:
        return "stalemate";
    case chess::GameEnd::dead_position:
        return "dead position: neither side can ever mate";
    case chess::GameEnd::none:
        break;
    }
    const chess::Bitboard checkers = after.checkers();
    if (checkers == 0) return {};
    if (chess::has_several(checkers)) return "double check";
    const bool castled = move.kind() == Move::Kind::castling;
    return castled || chess::contains(checkers, move.to()) ? "check" : "discovered check";
}

} // namespace arbiter::ide
