#include "chess/draw_claims.h"
#include "positions.h"

#include <vector>

namespace arbiter::chess::test {

namespace {

// The statuses of a line of play, its start first.
std::vector<DrawStatus> statuses(Position at, const std::vector<Move>& moves) {
    DrawClaims claims;
    std::vector<DrawStatus> found{claims.next(at)};
    for (const Move each : moves) {
        REQUIRE(at.is_legal(each));
        at.play(each);
        found.push_back(claims.next(at));
    }
    return found;
}

std::vector<Move> knights_out_and_back(int times) {
    std::vector<Move> moves;
    for (int time = 0; time < times; ++time)
        moves.insert(moves.end(),
                     {move("g1", "f3"), move("g8", "f6"), move("f3", "g1"), move("f6", "g8")});
    return moves;
}

} // namespace

TEST_CASE("the third and the fifth time are told") {
    const auto found = statuses(Position::start(), knights_out_and_back(4));
    CHECK(found[4].occurrences == 2);
    CHECK_FALSE(found[7].threefold_repetition());
    CHECK(found[8].threefold_repetition());
    CHECK_FALSE(found[8].fivefold_repetition());
    CHECK(found[16].fivefold_repetition());
}

TEST_CASE("a position with other rights is another position") {
    // After Ra1-b1-a1 white may castle on one side only: the first time is not counted.
    const auto found =
        statuses(position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
                 {move("a1", "b1"), move("a8", "b8"), move("b1", "a1"), move("b8", "a8"),
                  move("a1", "b1"), move("a8", "b8"), move("b1", "a1"), move("b8", "a8")});
    CHECK(found[4].occurrences == 1);
    CHECK(found[8].occurrences == 2);
}

TEST_CASE("a pawn move or capture begins anew") {
    std::vector<Move> moves = knights_out_and_back(2);
    moves.push_back(move("e2", "e4"));
    const auto found = statuses(Position::start(), moves);
    CHECK(found.back() == DrawStatus{1, 0});
}

TEST_CASE("fifty moves are 100 plies, seventy-five are 150") {
    const auto status = [](std::string_view fen) { return DrawClaims{}.next(position(fen)); };
    CHECK_FALSE(status("4k3/8/8/8/8/8/8/R3K3 w - - 99 90").fifty_moves());
    CHECK(status("4k3/8/8/8/8/8/8/R3K3 w - - 100 90").fifty_moves());
    CHECK_FALSE(status("4k3/8/8/8/8/8/8/R3K3 w - - 149 90").seventy_five_moves());
    CHECK(status("4k3/8/8/8/8/8/8/R3K3 w - - 150 90").seventy_five_moves());
}

TEST_CASE("the halfmove clock counts on to fifty moves") {
    const auto found = statuses(position("4k3/8/8/8/8/8/8/R3K3 w - - 98 90"),
                                {move("e1", "e2"), move("e8", "e7")});
    CHECK_FALSE(found[1].fifty_moves());
    CHECK(found[2].fifty_moves());
}

} // namespace arbiter::chess::test
