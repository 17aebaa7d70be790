#include "game/replayed.h"
#include "support/catch.hpp"

using namespace arbiter;
using Rules = game::Start::Rules;
using test::Replayed;

namespace {

game::Start start_of(const std::string& tags, const std::string& moves = "*") {
    return Replayed(tags + "\n" + moves + "\n").replay.start;
}

std::string tag(const std::string& name, const std::string& value) {
    return "[" + name + " \"" + value + "\"]\n";
}

const std::string initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

} // namespace

TEST_CASE("without tags a game starts from the array of chess") {
    const auto start = start_of("");
    CHECK(start.rules == Rules::chess);
    CHECK(chess::write_fen(start.position) == initial);
    CHECK(start.is_playable());
}

TEST_CASE("variants are known by many names") {
    for (const char* name :
         {"Standard", "normal", "Regular", "chess", "From Position", "", "Orthodox"})
        CHECK(start_of(tag("Variant", name)).rules == Rules::chess);
    for (const char* name : {"Chess960", "chess 960", "fischerandom", "fischerrandom",
                             "Fischerandom", "Fischer Random", "Chess 9LX", "FRC"})
        CHECK(start_of(tag("Variant", name)).rules == Rules::chess960);
    for (const char* name : {"Crazyhouse", "Racing Kings", "Atomic", "King of the Hill",
                             "Three-check", "Antichess", "wild/5", "Capahouse960", "Xiangqi"})
        CHECK(start_of(tag("Variant", name)).rules == Rules::other_variant);
    CHECK(start_of(tag("Variant", "Klingon")).rules == Rules::unknown_variant);
}

TEST_CASE("the moves of other games are not checked") {
    for (const char* name : {"Racing Kings", "Klingon"}) {
        const Replayed game(tag("Variant", name) + tag("FEN", "nonsense") +
                            "\n1. Kh3 Kg8 2. e4 *\n");
        CHECK(game.verdicts() == "uuu");
        CHECK(game.replay.start.fen_errors.empty());
    }
}

TEST_CASE("a game starts from its FEN") {
    const std::string fen = "8/8/8/4k3/8/8/4P3/4K3 w - - 3 40";
    const Replayed game(tag("FEN", fen) + "\n40. e4 Kxe4 *\n");
    CHECK(chess::write_fen(game.replay.start.position) == fen);
    CHECK(game.replay.start.rules == Rules::chess);
    CHECK(game.verdicts() == "pp");
    CHECK(game.end() == "8/8/8/8/4k3/8/8/4K3 w - - 0 41");
}

TEST_CASE("nothing is replayed from a FEN that is no position") {
    const Replayed game(tag("FEN", "8/8/8/8/8/8/8/4K3 w - - 0 1") + "\n1. Kd2 *\n");
    CHECK(!game.replay.start.fen_errors.empty());
    CHECK(!game.replay.start.is_playable());
    CHECK(game.verdicts() == "u");
}

TEST_CASE("an inconsistent FEN is played from, and the inconsistency told") {
    const Replayed game(tag("FEN", "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1") + "\n1. Kd2 *\n");
    CHECK(game.replay.start.fen_errors.empty());
    CHECK(!game.replay.start.fen_inconsistencies.empty());
    CHECK(game.verdicts() == "p");
}

TEST_CASE("an array of Chess960 needs no Variant tag") {
    const std::string fen = "nbrknqbr/pppppppp/8/8/8/8/PPPPPPPP/BQRKRBNN w KQkq - 0 1";
    CHECK(start_of(tag("FEN", fen)).rules == Rules::chess960);
    CHECK(start_of(tag("FEN", fen) + tag("Variant", "Standard")).rules == Rules::chess960);
}

TEST_CASE("king and rook may swap in Chess960") {
    const std::string fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    const Replayed game(tag("Variant", "fischerandom") + tag("FEN", fen) + "\n1. O-O Kd7 *\n");
    CHECK(game.verdicts() == "pp");
    CHECK(game.end() == "8/3k4/8/8/8/8/8/5RK1 w - - 2 2");
}

TEST_CASE("a FEN whose side to move the first move contradicts is mended") {
    const std::string fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    const Replayed game(tag("FEN", fen) + "\n2. Nf3 Nc6 *\n");
    CHECK(game.replay.start.side_to_move_mended);
    CHECK(chess::write_fen(game.replay.start.position) ==
          "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    CHECK(game.verdicts() == "pp");
}

TEST_CASE("a FEN's side to move is kept where the first move does not contradict it") {
    const std::string fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
    for (const std::string moves : {"2... Nc6 *",  // a move of Black
                                    "2... Nf3 *",  // numbered as a move of Black
                                    "2. Nd5 *",    // a move of neither
                                    "2... Kd5 *"}) // a move of neither
    {
        CAPTURE(moves);
        CHECK(!Replayed(tag("FEN", fen) + "\n" + moves).replay.start.side_to_move_mended);
    }
    // Black is in check, so White can't be to move.
    const std::string check = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1";
    CHECK(!Replayed(tag("FEN", check) + "\n1. Kd2 *").replay.start.side_to_move_mended);
}
