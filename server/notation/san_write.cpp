#include "notation/san.h"
#include "notation/san_rules.h"

namespace arbiter::notation {

using chess::Move;
using chess::PieceType;
using chess::Position;

namespace {

void append_move(std::string& text, Move move, const Position& position,
                 const PieceLetters& letters) {
    const auto type = position.moved_piece(move).type;
    if (type != PieceType::pawn) text += letters.of(type);
    const Origin origin = san_origin(move, position);
    if (origin.file) text += chess::file_char(move.from());
    if (origin.rank) text += chess::rank_char(move.from());
    if (position.is_capture(move)) text += 'x';
    text += chess::to_string(move.to());
    if (move.promotion() == PieceType::none) return;
    text += '=';
    text += letters.of(move.promotion());
}

} // namespace

std::string write_san(Move move, const Position& position) {
    return write_algebraic(move, position, english_letters);
}

std::string write_algebraic(Move move, const Position& position, const PieceLetters& letters) {
    if (move.is_null()) return std::string(null_move_text);
    std::string text;
    if (move.kind() == Move::Kind::castling) {
        const bool king_side = Position::castling_side(move) == chess::CastlingSide::king_side;
        text = king_side ? "O-O" : "O-O-O";
    } else {
        append_move(text, move, position, letters);
    }
    return text.append(check_mark(move, position));
}

std::string_view check_mark(Move move, const Position& position) {
    Position after = position;
    after.play(move);
    switch (san_check_mark(after)) {
    case CheckMark::check:
        return "+";
    case CheckMark::mate:
        return "#";
    default:
        return {};
    }
}

} // namespace arbiter::notation
