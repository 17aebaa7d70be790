#include "notation/boards.h"

#include <initializer_list>

using namespace arbiter;
using namespace arbiter::notation;
using namespace arbiter::notation::test;
using Cause = Illegal::Cause;

namespace {

struct IllegalExample {
    std::string_view text;
    Illegal::Cause cause;
    std::string_view square; // "-" for none
    std::string_view reason;
};

void check_illegal(const chess::Position& position,
                   std::initializer_list<IllegalExample> examples) {
    for (const auto& [text, cause, square, reason] : examples) {
        CAPTURE(text, chess::write_fen(position));
        const Reading reading = read_san(text, position);
        const auto* illegal = std::get_if<Illegal>(&reading);
        REQUIRE(illegal);
        CHECK(illegal->reason == reason);
        CHECK(static_cast<int>(illegal->cause) == static_cast<int>(cause));
        CHECK(chess::to_string(illegal->square) == square);
    }
}

} // namespace

TEST_CASE("no such piece") {
    check_illegal(
        board("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"),
        {{"Nf3", Cause::no_such_piece, "-", "White has no knight"},
         {"Qd1", Cause::no_such_piece, "-", "White has no queen"},
         {"d4", Cause::no_such_piece, "-", "White has no pawn on the d-file"},
         {"dxe5", Cause::no_such_piece, "-", "White has no pawn on the d-file"},
         {"e3e4", Cause::no_such_piece, "e3", "there is no piece on e3"},
         {"e8d8", Cause::side_to_move, "-", "it is White's move, and only Black could play it"},
         {"e8c8", Cause::no_such_piece, "e8", "the king on e8 is Black's"}});
    check_illegal(board("4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
                  {{"e4", Cause::no_such_piece, "-", "White has no pawn"}});
    check_illegal(after("d4"),
                  {{"Ncf6", Cause::no_such_piece, "-", "Black has no knight on the c-file"},
                   {"N5f6", Cause::no_such_piece, "-", "Black has no knight on the fifth rank"},
                   {"Nc5e4", Cause::no_such_piece, "-", "Black has no knight on c5"},
                   {"nc5-e4", Cause::no_such_piece, "-", "Black has no knight on c5"}});
}

TEST_CASE("unreachable") {
    check_illegal(chess::Position::start(),
                  {{"Nd5", Cause::unreachable, "-", "no white knight can reach d5"},
                   {"Ngd4", Cause::unreachable, "-", "the knight on g1 can't reach d4"},
                   {"Qc3", Cause::unreachable, "-", "the queen on d1 can't reach c3"},
                   {"Ke3", Cause::unreachable, "-", "the king on e1 can't reach e3"},
                   {"b1d5", Cause::unreachable, "-", "the knight on b1 can't reach d5"},
                   {"Qe8", Cause::unreachable, "e8", "a king can't be captured"}});
    // The example of a bishop that never stood on such a square.
    check_illegal(after("e4 e5 Nf3 Nc6"),
                  {{"Bb6", Cause::unreachable, "-", "no white bishop can reach b6"}});
    // What match programs store of an engine's last words.
    check_illegal(after("e4 e5 Nf3"),
                  {{"b8d5", Cause::unreachable, "-", "the knight on b8 can't reach d5"}});
}

TEST_CASE("blocked") {
    check_illegal(
        chess::Position::start(),
        {{"Bc4", Cause::blocked, "e2", "the bishop on f1 is blocked by the pawn on e2"},
         {"Ra3", Cause::blocked, "a2", "the rook on a1 is blocked by the pawn on a2"},
         {"Qd5", Cause::blocked, "d2", "the queen on d1 is blocked by the pawn on d2"},
         {"f1c4", Cause::blocked, "e2", "the bishop on f1 is blocked by the pawn on e2"}});
    // Of several men the nearest, and of what stands before it the first.
    check_illegal(board("4k3/8/8/8/8/8/3P4/R1BQK2R w - - 0 1"),
                  {{"Rd1", Cause::own_piece, "d1", "White's own queen is on d1"},
                   {"Rf8", Cause::unreachable, "-", "no white rook can reach f8"},
                   {"Bh6", Cause::blocked, "d2", "the bishop on c1 is blocked by the pawn on d2"}});
    check_illegal(board("4k3/8/8/8/R1p1n3/8/8/4K3 w - - 0 1"),
                  {{"Rh4", Cause::blocked, "c4", "the rook on a4 is blocked by the pawn on c4"}});
    check_illegal(board("4k3/8/8/8/R1p1n2R/8/8/4K3 w - - 0 1"),
                  {{"Rd4", Cause::blocked, "c4", "the rook on a4 is blocked by the pawn on c4"}});
}

TEST_CASE("pinned") {
    check_illegal(board("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1"),
                  {{"Nd5", Cause::pinned, "b4",
                    "the knight on c3 is pinned to the king on e1 by the bishop on b4"},
                   {"c3d5", Cause::pinned, "b4",
                    "the knight on c3 is pinned to the king on e1 by the bishop on b4"}});
    check_illegal(board("4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1"),
                  {{"f4", Cause::pinned, "h4",
                    "the pawn on f2 is pinned to the king on e1 by the bishop on h4"}});
    check_illegal(board("4r1k1/8/8/4Pp2/8/8/8/4K3 w - f6 0 2"),
                  {{"exf6", Cause::pinned, "e8",
                    "the pawn on e5 is pinned to the king on e1 by the rook on e8"}});
    // A pin comes before the other man's being blocked or far away.
    check_illegal(board("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"),
                  {{"Nd5", Cause::pinned, "b4",
                    "the knight on c3 is pinned to the king on e1 by the bishop on b4"}});
    check_illegal(board("3rk3/8/8/R1p3b1/8/8/3R4/2K5 w - - 0 1"),
                  {{"Re2", Cause::pinned, "g5",
                    "the rook on d2 is pinned to the king on c1 by the bishop on g5"}});
}

TEST_CASE("a check that stands comes before a pin") {
    check_illegal(
        board("4k3/8/8/8/1b6/8/3N4/4K2r w - - 0 1"),
        {{"Nf1", Cause::pinned, "b4",
          "the knight on d2 is pinned to the king on e1 by the bishop on b4"},
         {"Nf3", Cause::in_check, "h1", "it leaves the king on e1 in check from the rook on h1"}});
}

TEST_CASE("leaves a check standing") {
    check_illegal(
        after("e4 e5 Qh5 Nc6 Qxf7+"),
        {{"Nf6", Cause::in_check, "f7", "it leaves the king on e8 in check from the queen on f7"}});
    check_illegal(
        after("e4 d5 Bb5+"),
        {{"Nf6", Cause::in_check, "b5", "it leaves the king on e8 in check from the bishop on b5"},
         {"a6", Cause::in_check, "b5", "it leaves the king on e8 in check from the bishop on b5"},
         {"dxe4", Cause::in_check, "b5", "it leaves the king on e8 in check from the bishop on b5"},
         {"--", Cause::in_check, "b5", "the king on e8 is in check from the bishop on b5"},
         {"Nd4", Cause::unreachable, "-", "no black knight can reach d4"}});
    check_illegal(board("4k1n1/8/3N4/8/8/8/4Q3/4K3 b - - 0 1"),
                  {{"Nf6", Cause::in_check, "e2",
                    "it leaves the king on e8 in check from the queen on e2 and the knight on d6"},
                   {"Ne7", Cause::in_check, "d6",
                    "it leaves the king on e8 in check from the knight on d6"}});
}

TEST_CASE("steps into check") {
    check_illegal(board("4k3/8/8/8/8/8/r7/4K3 w - - 0 1"),
                  {{"Kd2", Cause::into_check, "a2", "d2 is attacked by the rook on a2"},
                   {"e1d2", Cause::into_check, "a2", "d2 is attacked by the rook on a2"}});
    check_illegal(
        board("4k3/8/8/8/7b/8/5r2/4K3 w - - 0 1"),
        {{"Kxf2", Cause::into_check, "h4", "the rook on f2 is protected by the bishop on h4"}});
    // The king does not shield the square behind it.
    check_illegal(board("4k3/8/8/8/r3K3/8/8/8 w - - 0 1"),
                  {{"Kf4", Cause::into_check, "a4", "f4 is attacked by the rook on a4"}});
    check_illegal(board("8/8/8/4k3/8/4K3/8/8 w - - 0 1"),
                  {{"Ke4", Cause::into_check, "e5", "e4 is attacked by the king on e5"}});
    // Both pawns leave the fifth rank.
    check_illegal(board("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2"),
                  {{"exd6", Cause::into_check, "h5",
                    "taking en passant exposes the king on a5 to the rook on h5"}});
}

TEST_CASE("own piece on the square") {
    check_illegal(chess::Position::start(),
                  {{"Bd2", Cause::own_piece, "d2", "White's own pawn is on d2"},
                   {"Nd2", Cause::own_piece, "d2", "White's own pawn is on d2"},
                   {"Kxd1", Cause::own_piece, "d1", "White's own queen is on d1"}});
    check_illegal(board("4k3/8/8/8/8/3N4/4P3/4K3 w - - 0 1"),
                  {{"exd3", Cause::own_piece, "d3", "White's own knight is on d3"}});
}

TEST_CASE("nothing to capture") {
    check_illegal(chess::Position::start(),
                  {{"exd3", Cause::nothing_to_capture, "d3", "there is nothing to capture on d3"}});
    check_illegal(
        after("e4 a6 e5 d5 a3 a5"),
        {{"exd6", Cause::nothing_to_capture, "d6",
          "the pawn on d5 can't be taken en passant, since it has not just moved two squares"}});
}

TEST_CASE("pawns that can't go there") {
    check_illegal(after("e4 e5"), {{"e5", Cause::pawn_blocked, "e5",
                                    "the pawn on e4 is blocked by the pawn on e5"}});
    check_illegal(
        board("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1"),
        {{"e3", Cause::pawn_blocked, "e3", "the pawn on e2 is blocked by the knight on e3"},
         {"e4", Cause::pawn_blocked, "e3", "the pawn on e2 is blocked by the knight on e3"}});
    check_illegal(
        board("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1"),
        {{"e4", Cause::pawn_blocked, "e4", "the pawn on e2 is blocked by the knight on e4"}});
    check_illegal(board("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"),
                  {{"e5", Cause::pawn_unreachable, "-", "the pawn on e2 can't reach e5"},
                   {"e2e5", Cause::pawn_unreachable, "-", "the pawn on e2 can't reach e5"},
                   {"e5=Q", Cause::pawn_unreachable, "-", "the pawn on e2 can't reach e5"},
                   {"exd5", Cause::pawn_unreachable, "-", "the pawn on e2 can't capture on d5"},
                   {"exg3", Cause::pawn_unreachable, "-", "the pawn on e2 can't capture on g3"}});
    check_illegal(board("4k3/8/8/8/8/4P3/4P3/4K3 w - - 0 1"),
                  {{"e6", Cause::pawn_unreachable, "-", "no white pawn can reach e6"},
                   {"e1", Cause::pawn_unreachable, "-", "no white pawn can reach e1"}});
}

TEST_CASE("a small b") {
    const auto position = after("e4 e5 Nf3 Nc6");
    check_illegal(position,
                  {{"bxc6", Cause::pawn_unreachable, "-", "the pawn on b2 can't capture on c6"},
                   {"bxc3", Cause::nothing_to_capture, "c3", "there is nothing to capture on c3"},
                   // No pawn goes from the b-file to these.
                   {"bd7", Cause::unreachable, "-", "no white bishop can reach d7"},
                   {"bf4", Cause::blocked, "d2", "the bishop on c1 is blocked by the pawn on d2"},
                   {"b4c5", Cause::no_such_piece, "b4", "there is no piece on b4"}});
}

TEST_CASE("castling fails for exactly one condition") {
    check_illegal(chess::Position::start(),
                  {{"O-O", Cause::castling_blocked, "f1", "the bishop on f1 is in the way"},
                   {"O-O-O", Cause::castling_blocked, "b1", "the knight on b1 is in the way"},
                   {"e1g1", Cause::castling_blocked, "f1", "the bishop on f1 is in the way"}});
    check_illegal(board("1k2r3/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
                  {{"O-O", Cause::castling_in_check, "e8",
                    "the king on e1 is in check from the rook on e8"}});
    check_illegal(board("1k3r2/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
                  {{"O-O", Cause::castling_through, "f8", "f1 is attacked by the rook on f8"},
                   {"e1g1", Cause::castling_through, "f8", "f1 is attacked by the rook on f8"}});
    check_illegal(board("1k4r1/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
                  {{"O-O", Cause::castling_through, "g8", "g1 is attacked by the rook on g8"}});

    auto moved = board("4k2r/8/8/8/8/8/5P2/R3K2R w KQk - 0 1");
    for (const auto san : words("O-O+ Kd7 Rab1 Ke8 Rbc1"))
        play_san(san, moved);
    check_illegal(moved, {{"O-O", Cause::castling_right, "h8",
                           "the king on e8 or the rook on h8 has moved before"}});
    check_illegal(after("e4 e5 Ke2 Ke7"),
                  {{"O-O", Cause::castling_right, "e2", "the king on e2 has moved"},
                   {"0-0-0", Cause::castling_right, "e2", "the king on e2 has moved"}});
    check_illegal(
        board("4k3/8/8/8/8/8/8/R4K1R w - - 0 1"),
        {{"O-O", Cause::castling_right, "f1", "the king on f1 or its rook has moved before"}});
    // The other side could, which explains less.
    check_illegal(board("4k3/8/8/8/8/8/8/4K2R b K - 0 1"),
                  {{"O-O", Cause::castling_right, "h8", "there is no rook on h8"}});
    check_illegal(after("e4 e5 Ke2 Nf6 Nf3 Be7 h3"),
                  {{"O-O-O", Cause::castling_blocked, "b8", "the knight on b8 is in the way"}});
    check_illegal(board("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"),
                  {{"O-O", Cause::castling_right, "h1", "there is no rook on h1"},
                   {"e1h1", Cause::unreachable, "-", "the king on e1 can't reach h1"}});
}

TEST_CASE("castling of Chess960 fails for the same conditions") {
    // The rook that castles has shielded the king's new square.
    check_illegal(board("4k3/8/8/8/8/8/8/5KRr w G - 0 1"),
                  {{"O-O", Cause::castling_through, "h1", "g1 is attacked by the rook on h1"}});
    check_illegal(board("4k3/8/8/8/8/8/8/1K2B1R1 w G - 0 1"),
                  {{"O-O", Cause::castling_blocked, "e1", "the bishop on e1 is in the way"}});
    check_illegal(
        board("4k3/8/8/8/8/8/8/1K2B1R1 w G - 0 1"),
        {{"O-O-O", Cause::castling_right, "b1", "the king on b1 or its rook has moved before"}});
}

TEST_CASE("promotions that are none") {
    check_illegal(
        chess::Position::start(),
        {{"e4=Q", Cause::promotion_impossible, "-", "a pawn promotes only on the eighth rank"},
         {"Nf3=Q", Cause::promotion_impossible, "-", "only a pawn promotes"}});
    check_illegal(after("e4"), {{"e5=Q", Cause::promotion_impossible, "-",
                                 "a pawn promotes only on the first rank"}});
    check_illegal(board("8/4P3/8/8/8/8/k7/4K3 w - - 0 1"),
                  {{"e8=K", Cause::promotion_impossible, "-", "a pawn can't become a king"},
                   {"e8=P", Cause::promotion_impossible, "-", "a pawn can't become a pawn"}});
    // Of a capture of two files too.
    check_illegal(board("3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1"),
                  {{"ed=K", Cause::promotion_impossible, "-", "a pawn can't become a king"}});
    check_illegal(after("e4 d5"), {{"exd=Q", Cause::promotion_impossible, "-",
                                    "a pawn promotes only on the eighth rank"}});
}

TEST_CASE("the game is over") {
    check_illegal(after("f3 e5 g4 Qh4#"),
                  {{"Kf2", Cause::game_over, "-", "the game is over, White is checkmated"},
                   {"O-O", Cause::game_over, "-", "the game is over, White is checkmated"},
                   {"--", Cause::game_over, "-", "the game is over, White is checkmated"}});
    check_illegal(board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
                  {{"Kg8", Cause::game_over, "-", "the game is over, Black is stalemated"},
                   {"Z0", Cause::game_over, "-", "the game is over, Black is stalemated"}});
}

TEST_CASE("only the other side could play it") {
    check_illegal(
        board("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2"),
        {{"Nf3", Cause::side_to_move, "-", "it is Black's move, and only White could play it"},
         {"d4", Cause::side_to_move, "-", "it is Black's move, and only White could play it"}});
    check_illegal(
        chess::Position::start(),
        {{"e5", Cause::side_to_move, "-", "it is White's move, and only Black could play it"},
         {"e7e5", Cause::side_to_move, "-", "it is White's move, and only Black could play it"}});
}

TEST_CASE("nothing can be captured on an empty square") {
    // d6 is empty, and Black's bishop could go there without a capture.
    check_illegal(
        after("e4 e5 Nf3 Nc6 Bb5 a6"),
        {{"Bxd6", Cause::nothing_to_capture, "d6", "there is nothing to capture on d6"},
         {"Bb5xd6", Cause::nothing_to_capture, "d6", "there is nothing to capture on d6"},
         {"Bd6", Cause::side_to_move, "-", "it is White's move, and only Black could play it"},
         {"Nxe4", Cause::own_piece, "e4", "White's own pawn is on e4"},
         {"Bb6", Cause::unreachable, "-", "no white bishop can reach b6"}});
    // The other side could capture there.
    check_illegal(
        after("e4 e5 Nf3 Nf6 d3 d6"),
        {{"Bxe4", Cause::own_piece, "e4", "White's own pawn is on e4"},
         {"Nxe4", Cause::side_to_move, "-", "it is White's move, and only Black could play it"}});
}

TEST_CASE("the man that is said to be taken must be there") {
    check_illegal(
        after("e4 e5 Nf3 Nc6 Bb5 a6"),
        {{"Bb5xBc6", Cause::other_piece, "c6", "the knight on c6 is no bishop"},
         {"NxNe5", Cause::other_piece, "e5", "the pawn on e5 is no knight"},
         {"NxKe5", Cause::other_piece, "e5", "the pawn on e5 is no king"},
         {"NxNe5=Q", Cause::other_piece, "e5", "the pawn on e5 is no knight"},
         {"NxPd4", Cause::nothing_to_capture, "d4", "there is nothing to capture on d4"}});
    // En passant takes beside the target.
    check_illegal(after("e4 a6 e5 d5"),
                  {{"exNd6", Cause::other_piece, "d5", "the pawn on d5 is no knight"},
                   {"e5xNd6", Cause::other_piece, "d5", "the pawn on d5 is no knight"}});
    check_illegal(board("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1"),
                  {{"exNd8=Q", Cause::other_piece, "d8", "the rook on d8 is no knight"},
                   {"exNd8=K", Cause::other_piece, "d8", "the rook on d8 is no knight"},
                   {"exRd8=K", Cause::promotion_impossible, "-", "a pawn can't become a king"}});
}
