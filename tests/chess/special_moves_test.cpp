#include "positions.h"

#include <algorithm>

// Castling (FIDE 3.8), en passant (3.7.3.1) and promotion (3.7.3.3) in single positions.
namespace arbiter::chess::test {

namespace {

Move castling(std::string_view king, std::string_view rook) {
    return move(king, rook, Move::Kind::castling);
}

std::string after(std::string_view fen, Move move) {
    Position at = position(fen);
    REQUIRE(at.is_legal(move));
    at.play(move);
    return write_fen(at);
}

} // namespace

TEST_CASE("castling puts king and rook on g and f, or c and d") {
    CHECK(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9", castling("e1", "h1")) ==
          "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9");
    CHECK(after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", castling("e8", "a8")) ==
          "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 10");
    CHECK(after("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", castling("f1", "g1")) ==
          "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    CHECK(after("4k3/8/8/8/8/8/8/6KR w K - 0 1", castling("g1", "h1")) ==
          "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    CHECK(after("1kr5/8/8/8/8/8/8/4K3 b k - 0 1", castling("b8", "c8")) ==
          "5rk1/8/8/8/8/8/8/4K3 w - - 1 2");
    CHECK(after("4k3/8/8/8/8/8/8/2R1K1RR w G - 0 1", castling("e1", "g1")) ==
          "4k3/8/8/8/8/8/8/2R2RKR b - - 1 1");
}

TEST_CASE("castling tells its squares") {
    const Move short_castling = castling("b1", "c1");
    CHECK(Position::castling_side(short_castling) == CastlingSide::king_side);
    CHECK(Position::king_destination(short_castling) == parse_square("g1"));
    CHECK(Position::rook_destination(short_castling) == parse_square("f1"));
    const Move long_castling = castling("g8", "b8");
    CHECK(Position::castling_side(long_castling) == CastlingSide::queen_side);
    CHECK(Position::king_destination(long_castling) == parse_square("c8"));
    CHECK(Position::rook_destination(long_castling) == parse_square("d8"));
    CHECK(Position::king_destination(move("e1", "e2")) == parse_square("e2"));
}

TEST_CASE("castling is illegal without the right, through men, out of, through or into check") {
    struct Case {
        std::string_view why, fen;
        bool king_side, queen_side;
    };
    const auto [why, fen, king_side, queen_side] =
        GENERATE(Case{"free", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true},
                 Case{"no rights", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", false, false},
                 Case{"man on b1", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", true, false},
                 Case{"men on g1, c1", "4k3/8/8/8/8/8/8/R1B1K1NR w KQ - 0 1", false, false},
                 Case{"in check", "4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", false, false},
                 Case{"f1 attacked", "4k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1", false, true},
                 Case{"c1 attacked", "4k3/8/8/8/8/8/2r5/R3K2R w KQ - 0 1", true, false},
                 Case{"b1 and h1 attacked", "1r2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true},
                 Case{"g1 attacked by a pawn", "4k3/8/8/8/8/8/7p/R3K2R w KQ - 0 1", false, true});
    INFO(why << ": " << fen);
    const Position at = position(fen);
    CHECK(at.is_legal(castling("e1", "h1")) == king_side);
    CHECK(at.is_legal(castling("e1", "a1")) == queen_side);
}

TEST_CASE("a Chess960 rook that shields its king from the rank can't castle away") {
    CHECK_FALSE(position("k7/8/8/8/8/8/8/rRK5 w B - 0 1").is_legal(castling("c1", "b1")));
    CHECK(position("k7/8/8/8/8/8/8/1RK5 w B - 0 1").is_legal(castling("c1", "b1")));
}

TEST_CASE("castling may be the only legal move") {
    const Position at = position("k7/8/b7/8/8/7p/r6P/6KR w K - 0 1");
    REQUIRE(at.legal_moves().size() == 1);
    CHECK(at.legal_moves()[0] == castling("g1", "h1"));
    CHECK(at.has_legal_move());
    CHECK(game_end(at) == GameEnd::none);
}

TEST_CASE("rights go with the king's move, the rook's move and the rook's capture") {
    const std::string_view fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    CHECK(after(fen, move("e1", "e2")) == "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1");
    CHECK(after(fen, move("a1", "b1")) == "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 1 1");
    CHECK(after(fen, move("h1", "h8")) == "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
}

TEST_CASE("is_chess960 where a right is not of the king on e and a rook in the corner") {
    CHECK_FALSE(position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").is_chess960());
    CHECK_FALSE(position("1r2k3/8/8/8/8/8/8/1R1K4 w - - 0 1").is_chess960());
    CHECK(position("r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1").is_chess960());
    CHECK(position("4k3/8/8/8/8/8/8/4K1R1 w K - 0 1").is_chess960());
    CHECK(position("1r2k3/8/8/8/8/8/8/4K3 w q - 0 1").is_chess960());
}

TEST_CASE("en passant takes the pawn that has passed") {
    const Move capture = move("e5", "d6", Move::Kind::en_passant);
    CHECK(after("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", capture) == "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
    CHECK_FALSE(position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2").is_legal(capture));
    CHECK_FALSE(position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").is_legal(move("e5", "d6")));
}

TEST_CASE("the en passant square stands after every double step, the key knows it by need") {
    Position at = Position::start();
    at.play(move("e2", "e4"));
    CHECK(at.en_passant() == parse_square("e3"));
    CHECK(at.key() == position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1").key());

    const std::string_view can = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    const std::string_view cannot = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2";
    CHECK(position(can).key() != position(cannot).key());
}

TEST_CASE("en passant that bares the king is illegal, and no part of the key") {
    struct Case {
        std::string_view why, fen, from, to;
    };
    const auto [why, fen, from, to] =
        GENERATE(Case{"both pawns leave the rank", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2", "e5", "d6"},
                 Case{"pinned on the file", "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5", "d6"},
                 Case{"pinned on a diagonal", "4k2b/8/8/3pP3/8/8/1K6/8 w - d6 0 2", "e5", "d6"});
    INFO(why << ": " << fen);
    const Position at = position(fen);
    REQUIRE(at.en_passant() == parse_square(to));
    CHECK_FALSE(at.is_legal(move(from, to, Move::Kind::en_passant)));
    CHECK(at.legal_origins(PieceType::pawn, parse_square(to)) == 0);
    std::string without(fen);
    without.replace(without.find(" d6 "), 4, " - ");
    CHECK(at.key() == position(without).key());
}

TEST_CASE("en passant may take the pawn that gives check, and block no other check") {
    const Position pawn_check = position("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
    CHECK(pawn_check.in_check());
    CHECK(pawn_check.is_legal(move("e4", "d3", Move::Kind::en_passant)));
    CHECK(pawn_check.legal_origins(PieceType::pawn, parse_square("d3")) == bit(parse_square("e4")));
}

TEST_CASE("a pawn on the last rank becomes a piece of four kinds") {
    const Position at = position("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1");
    const MoveList moves = at.legal_moves();
    int promotions = 0;
    for (const Move each : moves)
        promotions += each.promotion() != PieceType::none ? 1 : 0;
    CHECK(promotions == 4);
    CHECK_FALSE(at.is_legal(move("e7", "d8")));
    CHECK(after("3rk3/4P3/8/8/8/8/8/4K3 w - - 7 1",
                Move{parse_square("e7"), parse_square("d8"), Move::Kind::promotion,
                     PieceType::knight}) == "3Nk3/8/8/8/8/8/8/4K3 b - - 0 1");
}

} // namespace arbiter::chess::test
