#include "notation/san.h"
#include "notation/san_rules.h"

namespace arbiter::notation {

using chess::Move;
using chess::PieceType;
using chess::Position;

namespace {

void append_square(std::string& text, chess::Square square) {
    text += chess::file_char(square);
    text += chess::rank_char(square);
}

void append_move(std::string& text, Move move, const Position& position) {
    const auto type = position.moved_piece(move).type;
    if (type != PieceType::pawn) text += chess::letter(type);
    const Origin origin = san_origin(move, position);
    if (origin.file) text += chess::file_char(move.from());
    if (origin.rank) text += chess::rank_char(move.from());
    if (position.is_capture(move)) text += 'x';
    append_square(text, move.to());
    if (move.promotion() == PieceType::none) return;
    text += '=';
    text += chess::letter(move.promotion());
}

} // namespace

std::string write_san(Move move, const Position& position) {
    if (move.is_null()) return "--";
    std::string text;
    if (move.kind() == Move::Kind::castling) {
        const bool king_side = Position::castling_side(move) == chess::CastlingSide::king_side;
        text = king_side ? "O-O" : "O-O-O";
    } else {
        append_move(text, move, position);
    }
    Position after = position;
    after.play(move);
    const CheckMark mark = san_check_mark(after);
    if (mark != CheckMark::none) text += mark == CheckMark::mate ? '#' : '+';
    return text;
}

std::string write_uci(Move move, const Position& position) {
    if (move.is_null()) return "0000";
    std::string text;
    append_square(text, move.from());
    append_square(text, position.is_chess960() ? move.to() : Position::king_destination(move));
    if (move.promotion() != PieceType::none) {
        text += static_cast<char>(chess::letter(move.promotion()) - 'A' + 'a');
    }
    return text;
}

} // namespace arbiter::notation
