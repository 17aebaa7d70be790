#include "notation/long_algebraic.h"

#include "notation/san.h"
#include "notation/san_token.h"

namespace arbiter::notation {

using chess::Move;
using chess::PieceType;
using chess::Position;

Reading read_long_algebraic(std::string_view text, const Position& position,
                            const Notation& notation) {
    const auto token = parse_san_token(text, *notation.letters);
    if (!token) return NotAMove{};
    if (token->kind == SanToken::Kind::move && !token->pattern.has_origin()) return NotAMove{};
    auto reading = read_algebraic(text, position, *notation.letters);
    if (auto* legal = std::get_if<Legal>(&reading); legal && !legal->move.is_null()) {
        legal->deviations.remove(Deviation::long_algebraic);
        legal->deviations.remove(Deviation::needless_disambiguation);
        if (notation.write(legal->move, position) == text) legal->deviations = {};
    }
    return reading;
}

std::string write_long_algebraic(Move move, const Position& position, const Notation& notation) {
    if (move.is_null() || move.kind() == Move::Kind::castling) {
        return write_algebraic(move, position, *notation.letters);
    }
    std::string text;
    const PieceType type = position.moved_piece(move).type;
    if (type != PieceType::pawn) text += notation.letters->of(type);
    text += chess::to_string(move.from());
    text += position.is_capture(move) ? 'x' : '-';
    text += chess::to_string(move.to());
    if (move.promotion() != PieceType::none) {
        text += '=';
        text += notation.letters->of(move.promotion());
    }
    text += check_mark(move, position);
    return text;
}

} // namespace arbiter::notation
