#include "chess/fen.h"

namespace arbiter::chess {

namespace {

char colored(Color color, char upper_case) {
    return color == Color::white ? upper_case : static_cast<char>(upper_case - 'A' + 'a');
}

void write_rank(std::string& fen, const Position& position, int rank) {
    int empty = 0;
    const auto write_empty = [&] {
        if (empty != 0) fen += static_cast<char>('0' + empty);
        empty = 0;
    };
    for (int file = 0; file < 8; ++file) {
        const Piece man = position.piece_on(make_square(file, rank));
        if (man.type == PieceType::none) {
            ++empty;
            continue;
        }
        write_empty();
        fen += colored(man.color, letter(man.type));
    }
    write_empty();
}

// Whether another rook of its colour stands farther out on the same side of the king.
bool is_inner_rook(const Position& position, Color color, Square rook) {
    const Square king = position.king(color);
    const Bitboard first_rank = rank_mask(rank_of(king));
    const Bitboard beyond = rook > king ? ~Bitboard{0} << rook << 1 : bit(rook) - 1;
    return (position.pieces(color, PieceType::rook) & first_rank & beyond) != 0;
}

void write_castling(std::string& fen, const Position& position) {
    const std::size_t before = fen.size();
    for (const Color color : {Color::white, Color::black}) {
        for (const CastlingSide side : {CastlingSide::king_side, CastlingSide::queen_side}) {
            const Square rook = position.castling_rook(color, side);
            if (rook == no_square) continue;
            char right = side == CastlingSide::king_side ? 'K' : 'Q';
            if (is_inner_rook(position, color, rook))
                right = static_cast<char>('A' + file_of(rook));
            fen += colored(color, right);
        }
    }
    if (fen.size() == before) fen += '-';
}

} // namespace

std::string write_fen(const Position& position) {
    std::string fen;
    fen.reserve(90);
    for (int rank = 7; rank >= 0; --rank) {
        write_rank(fen, position, rank);
        if (rank != 0) fen += '/';
    }
    fen += position.side_to_move() == Color::white ? " w " : " b ";
    write_castling(fen, position);
    fen += ' ';
    fen += to_string(position.en_passant());
    fen += ' ';
    fen += std::to_string(position.halfmove_clock());
    fen += ' ';
    fen += std::to_string(position.fullmove_number());
    return fen;
}

} // namespace arbiter::chess
