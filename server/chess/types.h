#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

// Squares, pieces and moves: plain values, named as in the FIDE Laws and in PGN.
namespace arbiter::chess {

enum class Color : std::uint8_t { white, black };

constexpr Color operator!(Color color) {
    return color == Color::white ? Color::black : Color::white;
}

enum class PieceType : std::uint8_t { pawn, knight, bishop, rook, queen, king, none };

inline constexpr std::array all_piece_types{PieceType::pawn, PieceType::knight, PieceType::bishop,
                                            PieceType::rook, PieceType::queen,  PieceType::king};
inline constexpr std::array promotion_types{PieceType::queen, PieceType::rook, PieceType::bishop,
                                            PieceType::knight};

struct Piece {
    PieceType type = PieceType::none;
    Color color = Color::white;

    friend constexpr bool operator==(Piece, Piece) = default;
};

// a1 = 0, b1 = 1, ..., h8 = 63.
using Square = std::uint8_t;
constexpr Square no_square = 64;

// Files a-h and ranks 1-8, both from 0.
constexpr int file_of(Square square) {
    return square & 7;
}
constexpr int rank_of(Square square) {
    return square >> 3;
}
constexpr Square make_square(int file, int rank) {
    return static_cast<Square>(rank * 8 + file);
}
constexpr char file_char(Square square) {
    return static_cast<char>('a' + file_of(square));
}
constexpr char rank_char(Square square) {
    return static_cast<char>('1' + rank_of(square));
}

constexpr bool is_file(char c) {
    return 'a' <= c && c <= 'h';
}
constexpr bool is_rank(char c) {
    return '1' <= c && c <= '8';
}
// Whether the name of a square stands anywhere in the text.
bool names_square(std::string_view text);

// The rank from the mover's own side, from 0: 0 is the rank of its king at the start.
constexpr int relative_rank(Color color, Square square) {
    return color == Color::white ? rank_of(square) : 7 - rank_of(square);
}

// "e4"; "-" for no_square.
std::string to_string(Square square);

// no_square unless the text is a file letter a-h and a rank digit 1-8.
Square parse_square(std::string_view text);

// "white", "black".
std::string_view name(Color color);
// "pawn", "knight", ...
std::string_view name(PieceType type);
// 'P', 'N', ... (PGN 8.2.3.2)
char letter(PieceType type);
// PieceType::none unless the letter is one of PNBRQK.
PieceType piece_type(char upper_case_letter);

enum class CastlingSide : std::uint8_t { king_side, queen_side };

// A move in 16 bits. Castling is written as the king's square to the rook's square, as Chess960
// needs it; `Position::king_destination` tells where the king goes.
class Move {
public:
    enum class Kind : std::uint8_t { normal, promotion, en_passant, castling };

    constexpr Move() = default;
    constexpr Move(Square from, Square to, Kind kind = Kind::normal,
                   PieceType promotion = PieceType::knight)
        : bits_(static_cast<std::uint16_t>(
              from | to << 6 | static_cast<int>(kind) << 12 |
              (static_cast<int>(promotion) - static_cast<int>(PieceType::knight)) << 14)) {}

    // The move that passes (ChessBase `--`). It is never in a list of legal moves.
    static constexpr Move null() { return Move{0, 0, Kind::castling}; }

    constexpr Square from() const { return static_cast<Square>(bits_ & 63); }
    constexpr Square to() const { return static_cast<Square>(bits_ >> 6 & 63); }
    constexpr Kind kind() const { return static_cast<Kind>(bits_ >> 12 & 3); }
    // PieceType::none unless the move promotes.
    constexpr PieceType promotion() const {
        return kind() == Kind::promotion
                   ? static_cast<PieceType>((bits_ >> 14) + static_cast<int>(PieceType::knight))
                   : PieceType::none;
    }
    constexpr bool is_null() const { return *this == null(); }
    // False for a default-constructed Move, which stands for "no move".
    constexpr explicit operator bool() const { return bits_ != 0; }

    friend constexpr bool operator==(Move, Move) = default;

private:
    std::uint16_t bits_ = 0;
};

} // namespace arbiter::chess
