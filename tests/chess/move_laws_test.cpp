#include "positions.h"

#include <algorithm>
#include <set>
#include <vector>

namespace arbiter::chess::test {

namespace {

#ifdef NDEBUG
constexpr int games = 6;
constexpr int plies = 60;
#else
constexpr int games = 2;
constexpr int plies = 20;
#endif

// The bits of a move in order: kind and promotion piece of any value.
Move move_of_bits(int bits) {
    return {static_cast<Square>(bits & 63), static_cast<Square>(bits >> 6 & 63),
            static_cast<Move::Kind>(bits >> 12 & 3),
            static_cast<PieceType>((bits >> 14) + static_cast<int>(PieceType::knight))};
}

bool contains(const MoveList& moves, Move move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

} // namespace

TEST_CASE("is_legal says of any 16 bits whether they are a legal move") {
    walk_all(games / 2, plies / 4, [](const Position& at) {
        INFO(write_fen(at));
        const MoveList moves = at.legal_moves();
        int legal = 0;
        for (int bits = 0; bits < 1 << 16; ++bits)
            if (at.is_legal(move_of_bits(bits))) {
                ++legal;
                REQUIRE(contains(moves, move_of_bits(bits)));
            }
        REQUIRE(legal == moves.size());
        REQUIRE(at.has_legal_move() == (legal != 0));
    });
}

TEST_CASE("no legal move leaves the king attacked, takes a king or an own man, or comes twice") {
    walk_all(games, plies, [](const Position& at) {
        INFO(write_fen(at));
        const Color us = at.side_to_move();
        const MoveList moves = at.legal_moves();
        for (int index = 0; index < moves.size(); ++index) {
            const Move move = moves[index];
            INFO(to_string(move.from()) << to_string(move.to()));
            REQUIRE(std::count(moves.begin(), moves.end(), move) == 1);
            REQUIRE(at.moved_piece(move).color == us);
            REQUIRE(at.piece_on(move.to()) != Piece{PieceType::king, !us});
            if (move.kind() != Move::Kind::castling)
                REQUIRE_FALSE(chess::contains(at.pieces(us), move.to()));
            Position after = at;
            after.play(move);
            REQUIRE(after.attackers(after.king(us), !us, after.pieces()) == 0);
        }
    });
}

TEST_CASE("gives_check foretells the checkers, and those are the attackers of the king") {
    walk_all(games, plies, [](const Position& at) {
        INFO(write_fen(at));
        const Color us = at.side_to_move();
        REQUIRE(at.checkers() == at.attackers(at.king(us), !us, at.pieces()));
        for (const Move move : at.legal_moves()) {
            INFO(to_string(move.from()) << to_string(move.to()));
            Position after = at;
            after.play(move);
            REQUIRE(after.checkers() == after.attackers(after.king(!us), us, after.pieces()));
            REQUIRE(at.gives_check(move) == after.in_check());
        }
    });
}

TEST_CASE("legal_origins finds the origins of the legal moves to a square") {
    walk_all(games, plies, [](const Position& at) {
        INFO(write_fen(at));
        std::array<std::array<Bitboard, 64>, 6> expected{};
        for (const Move move : at.legal_moves())
            if (move.kind() != Move::Kind::castling)
                expected[static_cast<std::size_t>(at.moved_piece(move).type)][move.to()] |=
                    bit(move.from());
        for (const PieceType type : all_piece_types)
            for (Square to = 0; to < 64; ++to) {
                INFO(name(type) << " " << to_string(to));
                REQUIRE(at.legal_origins(type, to) == expected[static_cast<std::size_t>(type)][to]);
            }
    });
}

TEST_CASE("is_capture is true where the other side loses a man") {
    walk_all(games, plies, [](const Position& at) {
        INFO(write_fen(at));
        const Color them = !at.side_to_move();
        for (const Move move : at.legal_moves()) {
            INFO(to_string(move.from()) << to_string(move.to()));
            Position after = at;
            after.play(move);
            REQUIRE(at.is_capture(move) == (count(after.pieces(them)) < count(at.pieces(them))));
        }
    });
}

TEST_CASE("the key after a move is the key of the position read anew") {
    walk_all(games, plies, [](const Position& at) {
        for (const Move move : at.legal_moves()) {
            Position after = at;
            after.play(move);
            const std::string fen = write_fen(after);
            INFO(write_fen(at) << " -> " << fen);
            const Position anew = position(fen);
            REQUIRE(anew.key() == after.key());
            REQUIRE(write_fen(anew) == fen);
        }
    });
}

TEST_CASE("a null move gives the turn and nothing else") {
    Position at = position("4k3/8/8/8/4Pp2/8/8/R3K3 b Q e3 0 7");
    at.play(Move::null());
    CHECK(write_fen(at) == "4k3/8/8/8/4Pp2/8/8/R3K3 w Q - 1 8");
    CHECK(at.key() == position("4k3/8/8/8/4Pp2/8/8/R3K3 w Q - 0 1").key());
    CHECK_FALSE(position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").is_legal(Move::null()));
}

TEST_CASE("a null move out of check leaves the king attackable, and the check is found again") {
    Position at = position("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    at.play(Move::null());
    CHECK_FALSE(at.in_check());
    for (const Move each : at.legal_moves())
        CHECK(each.to() != parse_square("e8"));
    at.play(move("e1", "f1"));
    CHECK(at.checkers() == bit(parse_square("e2")));
}

} // namespace arbiter::chess::test
