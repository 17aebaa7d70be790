#include "notation/san_exact.h"

#include "notation/san_rules.h"

namespace arbiter::notation {

using chess::Bitboard;
using chess::CastlingSide;
using chess::is_file;
using chess::is_rank;
using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;

namespace {

// The square that the text ends in, which is dropped, or no_square.
Square drop_square(std::string_view& text) {
    if (text.size() < 2) return chess::no_square;
    const char file = text[text.size() - 2];
    const char rank = text.back();
    if (!is_file(file) || !is_rank(rank)) return chess::no_square;
    text.remove_suffix(2);
    return chess::make_square(file - 'a', rank - '1');
}

bool drop_capture(std::string_view& text) {
    if (text.empty() || text.back() != 'x') return false;
    text.remove_suffix(1);
    return true;
}

// The piece of =Q, which is dropped, or none.
PieceType drop_promotion(std::string_view& text) {
    constexpr std::string_view letters = "QRBN";
    if (text.size() < 4 || text[text.size() - 2] != '=') return PieceType::none;
    if (letters.find(text.back()) == std::string_view::npos) return PieceType::none;
    const PieceType type = chess::piece_type(text.back());
    text.remove_suffix(2);
    return type;
}

Move read_piece_move(PieceType type, std::string_view text, const Position& position) {
    const Square to = drop_square(text);
    if (to == chess::no_square) return {};
    if (drop_capture(text) != chess::contains(position.pieces(), to)) return {};

    const Bitboard origins = position.legal_origins(type, to);
    Bitboard meant = origins;
    Origin written;
    if (!text.empty() && is_file(text.front())) {
        written.file = true;
        meant &= chess::file_mask(text.front() - 'a');
        text.remove_prefix(1);
    }
    if (!text.empty() && is_rank(text.front())) {
        written.rank = true;
        meant &= chess::rank_mask(text.front() - '1');
        text.remove_prefix(1);
    }
    if (!text.empty() || meant == 0 || chess::has_several(meant)) return {};
    const Square from = chess::first(meant);
    if (written != least_origin(from, origins)) return {};
    return {from, to};
}

Move read_pawn_move(std::string_view text, const Position& position) {
    const int file = text.front() - 'a';
    const PieceType promotion = drop_promotion(text);
    const Square to = drop_square(text);
    if (to == chess::no_square) return {};
    const bool captures = drop_capture(text);
    if (text.size() != (captures ? 1 : 0)) return {};
    if (captures == (file == chess::file_of(to))) return {};

    const Bitboard meant = position.legal_origins(PieceType::pawn, to) & chess::file_mask(file);
    if (meant == 0) return {};
    const Square from = chess::first(meant);
    if (chess::relative_rank(position.side_to_move(), to) == 7) {
        if (promotion == PieceType::none) return {};
        return {from, to, Move::Kind::promotion, promotion};
    }
    if (promotion != PieceType::none) return {};
    if (captures && to == position.en_passant()) return {from, to, Move::Kind::en_passant};
    return {from, to};
}

Move read_castling(std::string_view text, const Position& position) {
    if (text != "O-O" && text != "O-O-O") return {};
    const auto side = text.size() == 3 ? CastlingSide::king_side : CastlingSide::queen_side;
    const auto move = castling_move(side, position);
    return move && position.is_legal(*move) ? *move : Move{};
}

} // namespace

Move read_exact_san(std::string_view unmarked, const Position& position) {
    if (unmarked.empty()) return {};
    switch (unmarked.front()) {
    case 'N':
    case 'B':
    case 'R':
    case 'Q':
    case 'K':
        return read_piece_move(chess::piece_type(unmarked.front()), unmarked.substr(1), position);
    case 'O':
        return read_castling(unmarked, position);
    default:
        return is_file(unmarked.front()) ? read_pawn_move(unmarked, position) : Move{};
    }
}

} // namespace arbiter::notation
