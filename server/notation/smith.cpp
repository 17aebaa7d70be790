#include "notation/smith.h"

#include "notation/coordinates.h"
#include "notation/san.h"
#include "text/ascii.h"

namespace arbiter::notation {

using chess::CastlingSide;
using chess::Move;
using chess::PieceType;
using chess::Position;

namespace {

constexpr std::string_view marks = "pnbrqkEcC"; // of captures and castling
constexpr std::string_view promotion_letters = "NBRQ";

// The mark behind the squares, or 0.
char mark(Move move, const Position& position) {
    switch (move.kind()) {
    case Move::Kind::en_passant:
        return 'E';
    case Move::Kind::castling:
        return Position::castling_side(move) == CastlingSide::king_side ? 'c' : 'C';
    default:
        if (!position.is_capture(move)) return 0;
        return text::to_lower(chess::letter(position.piece_on(move.to()).type));
    }
}

bool drop_front(std::string_view& text, std::string_view letters) {
    if (text.empty() || letters.find(text.front()) == std::string_view::npos) return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

Reading read_smith(std::string_view text, const Position& position) {
    if (text == null_move_text) return read_san(text, position);
    if (text.size() < 4) return NotAMove{};
    auto pattern =
        from_to(chess::parse_square(text.substr(0, 2)), chess::parse_square(text.substr(2, 2)));
    if (!pattern) return NotAMove{};
    std::string_view rest = text.substr(4);
    drop_front(rest, marks);
    if (!rest.empty()) {
        pattern->promotion = chess::piece_type(rest.front());
        if (!drop_front(rest, promotion_letters) || !rest.empty()) return NotAMove{};
    }
    auto reading = read_coordinates(*pattern, position);
    if (auto* legal = std::get_if<Legal>(&reading)) {
        const bool exact = write_smith(legal->move, position) == text;
        if (!exact && legal->deviations.none()) legal->deviations.add(Deviation::capture_mark_form);
    }
    return reading;
}

std::string write_smith(Move move, const Position& position) {
    if (move.is_null()) return std::string(null_move_text);
    std::string text =
        chess::to_string(move.from()) + chess::to_string(written_target(move, position));
    if (const char written = mark(move, position); written != 0) text += written;
    if (move.promotion() != PieceType::none) text += chess::letter(move.promotion());
    return text;
}

} // namespace arbiter::notation
