#include "notation/iccf.h"

#include "notation/coordinates.h"
#include "notation/san.h"

#include <algorithm>
#include <array>

namespace arbiter::notation {

using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;

namespace {

// From 1.
constexpr std::array numbered_promotions{PieceType::queen, PieceType::rook, PieceType::bishop,
                                         PieceType::knight};

Square read_square(char file, char rank) {
    const auto is_number = [](char c) { return '1' <= c && c <= '8'; };
    if (!is_number(file) || !is_number(rank)) return chess::no_square;
    return chess::make_square(file - '1', rank - '1');
}

void append(std::string& text, Square square) {
    text += static_cast<char>('1' + chess::file_of(square));
    text += chess::rank_char(square);
}

} // namespace

Reading read_iccf(std::string_view text, const Position& position) {
    if (text == null_move_text) return read_san(text, position);
    if (text.size() < 4 || 5 < text.size()) return NotAMove{};
    auto pattern = from_to(read_square(text[0], text[1]), read_square(text[2], text[3]));
    if (!pattern) return NotAMove{};
    if (text.size() == 5) {
        const int number = text[4] - '1';
        if (number < 0 || std::ssize(numbered_promotions) <= number) return NotAMove{};
        pattern->promotion = numbered_promotions[static_cast<std::size_t>(number)];
    }
    return read_coordinates(*pattern, position);
}

std::string write_iccf(Move move, const Position& position) {
    if (move.is_null()) return std::string(null_move_text);
    std::string text;
    append(text, move.from());
    append(text, written_target(move, position));
    const auto* promotion = std::ranges::find(numbered_promotions, move.promotion());
    if (promotion != numbered_promotions.end()) {
        text += static_cast<char>('1' + (promotion - numbered_promotions.begin()));
    }
    return text;
}

} // namespace arbiter::notation
