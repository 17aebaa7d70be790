#include "ide/board.h"

#include <string_view>

namespace arbiter::ide {
namespace {

using chess::Color;
using chess::PieceType;

// U+FE0E asks for text where a font would draw the black pawn as an emoji.
constexpr std::string_view figure(chess::Piece piece) {
    constexpr std::string_view white[]{"♙", "♘", "♗", "♖", "♕", "♔"};
    constexpr std::string_view black[]{"♟\uFE0E", "♞", "♝", "♜", "♛", "♚"};
    if (piece.type == PieceType::none) return "·";
    const auto index = static_cast<std::size_t>(piece.type);
    return piece.color == Color::white ? white[index] : black[index];
}

} // namespace

std::string unicode_board(const chess::Position& position) {
    std::string board;
    for (int rank = 7; rank >= 0; --rank) {
        board += static_cast<char>('1' + rank);
        for (int file = 0; file < 8; ++file) {
            board += ' ';
            board += figure(position.piece_on(chess::make_square(file, rank)));
        }
        board += '\n';
    }
    return board + "  a b c d e f g h\n";
}

} // namespace arbiter::ide
