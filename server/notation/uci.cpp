#include "notation/uci.h"

#include "notation/coordinates.h"
#include "notation/san.h"
#include "text/ascii.h"

namespace arbiter::notation {

using chess::Move;
using chess::PieceType;
using chess::Position;

namespace {

constexpr std::string_view uci_null_move = "0000";

PieceType small_letter(char c) {
    return text::is_lower(c) ? chess::piece_type(text::to_upper(c)) : PieceType::none;
}

} // namespace

Reading read_uci(std::string_view text, const Position& position) {
    if (text == uci_null_move) return read_san(text, position);
    if (text.size() < 4 || 5 < text.size()) return NotAMove{};
    auto pattern =
        from_to(chess::parse_square(text.substr(0, 2)), chess::parse_square(text.substr(2, 2)));
    if (!pattern) return NotAMove{};
    if (text.size() == 5) {
        pattern->promotion = small_letter(text[4]);
        if (pattern->promotion == PieceType::none) return NotAMove{};
    }
    return read_coordinates(*pattern, position);
}

std::string write_uci(Move move, const Position& position) {
    if (move.is_null()) return std::string(uci_null_move);
    std::string text =
        chess::to_string(move.from()) + chess::to_string(written_target(move, position));
    if (move.promotion() != PieceType::none) {
        text += text::to_lower(chess::letter(move.promotion()));
    }
    return text;
}

} // namespace arbiter::notation
