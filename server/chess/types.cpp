#include "chess/types.h"

#include <algorithm>

namespace arbiter::chess {

namespace {

constexpr std::string_view letters = "PNBRQK";
constexpr std::array<std::string_view, 7> type_names{"pawn",  "knight", "bishop", "rook",
                                                     "queen", "king",   "none"};

} // namespace

std::string to_string(Square square) {
    if (square >= no_square) return "-";
    return {file_char(square), rank_char(square)};
}

bool names_square(std::string_view text) {
    const auto is_square = [](char file, char rank) { return is_file(file) && is_rank(rank); };
    return std::ranges::adjacent_find(text, is_square) != text.end();
}

Square parse_square(std::string_view text) {
    if (text.size() != 2) return no_square;
    const int file = text[0] - 'a';
    const int rank = text[1] - '1';
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return no_square;
    return make_square(file, rank);
}

std::string_view name(Color color) {
    return color == Color::white ? "white" : "black";
}

std::string_view name(PieceType type) {
    return type_names[static_cast<std::size_t>(type)];
}

char letter(PieceType type) {
    return type == PieceType::none ? ' ' : letters[static_cast<std::size_t>(type)];
}

PieceType piece_type(char upper_case_letter) {
    const auto index = letters.find(upper_case_letter);
    return index == std::string_view::npos ? PieceType::none : static_cast<PieceType>(index);
}

} // namespace arbiter::chess
