#include "notation/wording.h"

namespace arbiter::notation {

std::string_view side(chess::Color color) {
    return color == chess::Color::white ? "White" : "Black";
}

std::string man_on(chess::Square square, const chess::Position& position) {
    std::string text = "the ";
    text += chess::name(position.piece_on(square).type);
    text += " on ";
    text += chess::to_string(square);
    return text;
}

std::string men_on(chess::Bitboard squares, const chess::Position& position) {
    std::string text;
    for (const chess::Square square : chess::Squares{squares}) {
        if (!text.empty()) text += " and ";
        text += man_on(square, position);
    }
    return text;
}

} // namespace arbiter::notation
