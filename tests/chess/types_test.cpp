#include "chess/position.h"
#include "chess/types.h"
#include "chess/zobrist.h"
#include "support/catch.hpp"

#include <set>

namespace arbiter::chess::test {

TEST_CASE("squares are written and read") {
    CHECK(to_string(0) == "a1");
    CHECK(to_string(7) == "h1");
    CHECK(to_string(63) == "h8");
    CHECK(to_string(no_square) == "-");
    for (Square square = 0; square < 64; ++square)
        CHECK(parse_square(to_string(square)) == square);
    for (const char* text : {"", "e", "e9", "e0", "i1", "E4", "e44", "4e", "-"})
        CHECK(parse_square(text) == no_square);
}

TEST_CASE("piece letters are those of PGN") {
    CHECK(letter(PieceType::pawn) == 'P');
    CHECK(letter(PieceType::knight) == 'N');
    for (const PieceType type : all_piece_types)
        CHECK(piece_type(letter(type)) == type);
    for (const char other : {'n', 'S', ' ', '\0', 'k'})
        CHECK(piece_type(other) == PieceType::none);
    CHECK(name(PieceType::queen) == "queen");
    CHECK(name(Color::black) == "black");
}

TEST_CASE("a move keeps its parts") {
    const Move promotion{52, 61, Move::Kind::promotion, PieceType::rook};
    CHECK(promotion.from() == 52);
    CHECK(promotion.to() == 61);
    CHECK(promotion.promotion() == PieceType::rook);
    CHECK(Move(12, 28).promotion() == PieceType::none);
    CHECK_FALSE(Move{});
    CHECK(Move::null());
    CHECK(Move::null().is_null());
    CHECK_FALSE(Move(4, 7, Move::Kind::castling).is_null());
}

TEST_CASE("Zobrist keys are the published sequence, all different") {
    CHECK(zobrist.men[0][0][0] == 0xE220A8397B1DCDAF); // SplitMix64 from 0
    CHECK(zobrist.men[0][0][1] == 0x6E789E6AA1B965F4);
    std::set<std::uint64_t> keys(zobrist.castling.begin(), zobrist.castling.end());
    keys.insert(zobrist.en_passant.begin(), zobrist.en_passant.end());
    keys.insert(zobrist.black_to_move);
    for (const auto& types : zobrist.men)
        for (const auto& squares : types)
            keys.insert(squares.begin(), squares.end());
    CHECK(keys.size() == 12 * 64 + 64 + 8 + 1);
}

TEST_CASE("a position is small enough to copy for every ply") {
    CHECK(sizeof(Position) <= 200);
}

} // namespace arbiter::chess::test
