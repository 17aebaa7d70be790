#include "notation/iccf.h"

#include "notation/coordinates.h"
#include "notation/san.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

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

PieceType read_promotion(char digit) {
    const int number = digit - '1';
    const bool known = 0 <= number && number < std::ssize(numbered_promotions);
    return known ? numbered_promotions[static_cast<std::size_t>(number)] : PieceType::none;
}

// 6762, which leaves out the rank that a pawn promotes on: f7-f8, a rook. Nothing where that rank
// is given, or no pawn is about to promote.
std::optional<Reading> read_short_promotion(std::string_view text, const Position& position) {
    if (text.size() != 4) return std::nullopt;
    const chess::Color us = position.side_to_move();
    const Square from = read_square(text[0], text[1]);
    const bool is_about_to = from != chess::no_square && chess::relative_rank(us, from) == 6 &&
                             position.piece_on(from) == chess::Piece{PieceType::pawn, us};
    if (!is_about_to) return std::nullopt;
    const char last_rank = chess::rank_char(chess::forward(us, from));
    const PieceType promotion = read_promotion(text[3]);
    if (text[3] == last_rank || promotion == PieceType::none) return std::nullopt;
    auto pattern = from_to(from, read_square(text[2], last_rank));
    if (!pattern) return std::nullopt;
    pattern->promotion = promotion;
    auto reading = read_coordinates(*pattern, position);
    if (auto* legal = std::get_if<Legal>(&reading))
        legal->deviations.add(Deviation::promotion_form);
    return reading;
}

void append(std::string& text, Square square) {
    text += static_cast<char>('1' + chess::file_of(square));
    text += chess::rank_char(square);
}

} // namespace

Reading read_iccf(std::string_view text, const Position& position) {
    if (text == null_move_text) return read_san(text, position);
    if (text.size() < 4 || 5 < text.size()) return NotAMove{};
    if (auto reading = read_short_promotion(text, position)) return *std::move(reading);
    auto pattern = from_to(read_square(text[0], text[1]), read_square(text[2], text[3]));
    if (!pattern) return NotAMove{};
    if (text.size() == 5) {
        pattern->promotion = read_promotion(text[4]);
        if (pattern->promotion == PieceType::none) return NotAMove{};
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
