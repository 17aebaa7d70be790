#include "game/document.h"
#include "game/replayed.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <algorithm>
#include <thread>
#include <variant>

using namespace arbiter;
using game::Index;
using game::LineStart;
using game::Verdict;
using notation::Ambiguous;
using notation::Illegal;
using notation::Legal;
using test::Replayed;

namespace {

Illegal::Cause cause(const game::ReplayedPly& ply) {
    REQUIRE(std::holds_alternative<Illegal>(ply.reading));
    return std::get<Illegal>(ply.reading).cause;
}

} // namespace

TEST_CASE("each ply has the position before it") {
    const Replayed game("1. e4 e5 2. Nf3 *");
    CHECK(game.verdicts() == "ppp");
    CHECK(chess::write_fen(game.replay.plies[0].before) ==
          chess::write_fen(chess::Position::start()));
    CHECK(chess::write_fen(game.replay.plies[2].before) ==
          "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
    CHECK(game.end() == "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

TEST_CASE("variations start where the ply that they replace was played") {
    const Replayed game("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4 (2. Nf3)) (1. c4) e5 *");
    CHECK(game.verdicts() == "ppppppppp");
    CHECK(game.end(0) == "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
    CHECK(game.end(1) == "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq c3 0 2");
    CHECK(game.end(2) == "rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq c3 0 2");
    CHECK(game.end(3) == "rnbqkbnr/ppp1pppp/8/3p4/3P4/5N2/PPP1PPPP/RNBQKB1R b KQkq - 1 2");
    CHECK(game.end(4) == "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq c3 0 1");
}

TEST_CASE("null moves pass") {
    const Replayed game("1. e4 e5 (1... -- 2. d4 Z0 3. d5) 2. Nf3 *");
    CHECK(game.verdicts() == "ppppppp");
    CHECK(game.replay.plies[2].move.is_null());
    CHECK(game.replay.plies[5].before.side_to_move() == chess::Color::white);
}

TEST_CASE("a line stops at a move for which nothing else fits, its siblings go on") {
    // Any of many moves could have been played instead.
    const Replayed game("1. e4 e5 2. Qd8 (2. Nf3 Nc6) Nc6 (2... Nf6) 3. Nf3 *");
    CHECK(game.verdicts() == "ppsppuuu");
    CHECK(game.replay.plies[2].repair->rest == 2);
    CHECK(!game.replay.plies[2].repair->accepted);
    CHECK(chess::write_fen(game.replay.after(2)) == chess::write_fen(game.replay.plies[2].before));
}

TEST_CASE("after mate and stalemate nothing is played") {
    const Replayed mate("1. f3 e5 2. g4 Qh4# 3. Kf2 Qxg4 *");
    CHECK(mate.verdicts() == "ppppsu");
    CHECK(cause(mate.replay.plies[4]) == Illegal::Cause::game_over);
    CHECK(!mate.replay.plies[4].repair);
    const Replayed stalemate("[FEN \"7k/5Q2/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Kb2 Kh7 *");
    CHECK(stalemate.verdicts() == "ps");
    CHECK(cause(stalemate.replay.plies[1]) == Illegal::Cause::game_over);
}

TEST_CASE("an illegal move is repaired by the move with which the rest replays") {
    // From a6 the bishop would be taken away by 3... a6, from c4 it could not go to a4.
    const Replayed game("1. e4 e5 2. Nf3 Nc6 3. Bb6 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 *");
    CHECK(game.verdicts() == "pppp"
                             "r"
                             "pppppppp");
    const game::ReplayedPly& ply = game.replay.plies[4];
    CHECK(cause(ply) == Illegal::Cause::unreachable);
    REQUIRE(ply.repair);
    CHECK(ply.repair->accepted);
    CHECK(ply.repair->rest == 8);
    CHECK(ply.repair->corrections.front().text == "Bb5");
    CHECK(ply.repair->corrections.front().reach == 8);
    CHECK(ply.repair->corrections.front().distance == 2);
    // Every legal move was tried.
    CHECK(static_cast<int>(ply.repair->corrections.size()) == ply.before.legal_moves().size());
    CHECK(game.end() == "r1bqk2r/2ppbppp/p1n2n2/1p2p3/4P3/1B3N2/PPPP1PPP/RNBQR1K1 b kq - 1 7");
}

TEST_CASE("a long rest that replays tells the move, however it is spelled") {
    // Morphy - Duke Karl and Count Isouard, Paris 1858: the rest needs a rook on d8, and O-O-O is
    // spelled farther away.
    const Replayed opera("1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 "
                         "7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 "
                         "12. O-O-O Nc5 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 "
                         "17. Rd8# 1-0\n");
    CHECK(opera.verdicts() == std::string(23, 'p') + 'r' + std::string(9, 'p'));
    CHECK(opera.replay.plies[23].repair->corrections.front().text == "Rd8");
}

namespace {

// Morphy's game with another third move of White's: after it the pawn can't capture on e5.
std::string opera_with(const std::string& third_move) {
    return "1. e4 e5 2. Nf3 d6 3. " + third_move +
           " Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 "
           "11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 "
           "17. Rd8# 1-0\n";
}

} // namespace

TEST_CASE("a legal move is repaired with which a long rest can't be played") {
    for (const auto* printed : {"d3", "Nd4", "a4"}) {
        CAPTURE(printed);
        const Replayed game(opera_with(printed));
        CHECK(game.verdicts() == std::string(6, 'p') + 'r' + std::string(26, 'p'));
        const game::ReplayedPly& failing = game.replay.plies[6];
        CHECK(std::holds_alternative<Illegal>(failing.reading));
        REQUIRE(failing.repair);
        CHECK(failing.repair->accepted);
        CHECK(failing.repair->failed == 6);
        const game::Correction& correction = failing.repair->corrections.front();
        CHECK(failing.repair->is_earlier(correction));
        CHECK(correction.ply == 4);
        CHECK(correction.text == "d4");
        CHECK(correction.reach == 26);
        // The plies between stay as they are printed; from the failing one on the line is mended.
        CHECK(std::get<Legal>(game.replay.plies[4].reading).move == game.replay.plies[4].move);
        CHECK(chess::write_fen(failing.before) ==
              "rn1qkbnr/ppp2ppp/3p4/4p3/3PP1b1/5N2/PPP2PPP/RNBQKB1R w KQkq - 1 4");
        CHECK(game.end() == "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
    }
}

TEST_CASE("a misprint of two squares is corrected to two squares") {
    const Replayed hyphened("1. e2-e4 e7-e5 2. Ng1-f4 Nb8-c6 3. Bf1-b5 a7-a6 *");
    CHECK(hyphened.replay.plies[2].repair->corrections.front().text == "Ng1-f3");
    const Replayed engines("1. e2e4 e7e5 2. g1f4 b8c6 3. f1b5 a7a6 *");
    CHECK(engines.replay.plies[2].repair->corrections.front().text == "g1f3");
}

TEST_CASE("an earlier move is corrected in the notation of the game") {
    const Replayed game("1. e2e4 e7e5 2. g1f3 d7d6 3. d2d3 c8g4 4. d4e5 g4f3 5. d1f3 d6e5 "
                        "6. f1c4 g8f6 7. f3b3 d8e7 8. b1c3 c7c6 9. c1g5 b7b5 10. c3b5 c6b5 "
                        "11. c4b5 b8d7 12. e1c1 a8d8 13. d1d7 d8d7 14. h1d1 e7e6 15. b5d7 f6d7 *");
    CHECK(game.verdicts() == "pppppp" + ('r' + std::string(23, 'p')));
    CHECK(game.replay.plies[6].repair->corrections.front().text == "d2d4");
}

TEST_CASE("an earlier move is corrected in its own line alone, and on good evidence") {
    // The move that would have to be corrected stands in the line that is varied.
    const Replayed varied("1. e4 e5 2. Nf3 d6 3. d3 Bg4 (3... Nf6 4. dxe5 Nxe4 5. exd6 Bxd6 6. Bc4 "
                          "O-O 7. O-O Nc6 8. Nc3 Nxc3 9. bxc3 *");
    for (const auto& correction : varied.replay.plies[7].repair->corrections)
        CHECK(correction.ply >= 6);
    // Three plies follow: they tell nothing.
    const Replayed brief("1. e4 e5 2. Nf3 d6 3. d3 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 *");
    for (const auto& correction : brief.replay.plies[6].repair->corrections)
        CHECK(correction.ply == 6);
}

TEST_CASE("an ambiguous move is repaired where the rest tells which is meant") {
    // Behind Nbd2 the bishop on c1 can't move, behind Nfd2 the king's knight can't.
    const std::string start = "1. d4 d5 2. Nf3 Nf6 3. Nd2 ";
    const Replayed told(start + "e6 4. Ne5 c5 5. Ndf3 *");
    CHECK(told.verdicts() == "pppprpppp");
    CHECK(told.replay.plies[4].repair->corrections.front().text == "Nbd2");
    CHECK(told.replay.plies[4].repair->corrections.size() == 2);
    const Replayed open(start + "e6 4. e3 c5 *");
    CHECK(open.verdicts() == "ppppsuuu");
    CHECK(open.replay.plies[4].repair->corrections.size() == 2);
}

TEST_CASE("a mark of check tells ambiguous moves apart") {
    // Only from h4 the knight uncovers the rook.
    const Replayed game("[FEN \"7k/8/8/8/3N3N/8/8/4K2R w - - 0 1\"]\n\n1. Nf5+ Kg8 *");
    CHECK(game.verdicts() == "rp");
    CHECK(std::holds_alternative<Ambiguous>(game.replay.plies[0].reading));
    CHECK(game.replay.plies[0].repair->corrections.front().text == "Nhf5+");
}

TEST_CASE("the only legal move is the one that was played") {
    const Replayed game("[FEN \"7k/8/8/8/8/4B3/5PPP/q5K1 w - - 0 1\"]\n\n1. h4 Kg7 *");
    CHECK(game.verdicts() == "rp");
    CHECK(game.replay.plies[0].repair->corrections.size() == 1);
    CHECK(game.replay.plies[0].repair->corrections[0].text == "Bc1");
}

TEST_CASE("a last move is repaired where one legal move is spelled nearest") {
    CHECK(Replayed("1. e4 e5 2. Nf6 *").verdicts() == "ppr"); // Nf3
    CHECK(Replayed("1. e4 e5 2. Nd3 *").verdicts() == "pps"); // Nf3, d3
    CHECK(Replayed("1. e4 e5 2. Qa8 *").verdicts() == "pps"); // nothing
}

TEST_CASE("a line with two misprints is repaired twice") {
    const Replayed game("1. e4 e5 2. Nf3 Nc6 3. Bb6 Nf6 4. Bxc6 dxc6 5. d3 Bc5 6. O-O O-O "
                        "7. Nbd2 Re8 8. Nc4 Nd8 9. Bd2 Nf8 *");
    CHECK(game.replay.plies[4].repair->corrections.front().text == "Bb5");
    CHECK(game.replay.plies[15].repair->corrections.front().text == "Nd7");
    CHECK(game.verdicts() == "pppprppppppppppr"
                             "pp");
}

TEST_CASE("moves written as one word are played one by one") {
    const Replayed game("1. e4 e5 2. Nf3Nc6 3. Bb5 *");
    CHECK(game.verdicts() == "pprp");
    const auto& glued = game.replay.plies[2].glued;
    REQUIRE(glued.size() == 2);
    CHECK(slice(game.text, glued[0].span) == "Nf3");
    CHECK(slice(game.text, glued[1].span) == "Nc6");
    CHECK(game.replay.plies[2].move == glued[0].move);
    CHECK(!game.replay.plies[2].repair);
    CHECK(game.end() == "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");

    const Replayed three("1. e4e5Nf3 Nc6 *");
    CHECK(three.verdicts() == "rp");
    CHECK(three.replay.plies[0].glued.size() == 3);
}

TEST_CASE("a word of which a part is no legal move is not parted") {
    const Replayed game("1. e4 e5 2. Nf3Nc3 Nc6 *");
    CHECK(game.replay.plies[2].glued.empty());
    // Long algebraic notation and engines' notation are one move.
    CHECK(Replayed("1. e2-e4 e7e5 2. Ng1f3 *").verdicts() == "ppp");
}

TEST_CASE("a variation that answers the ply before it is played from there") {
    const Replayed game("1. e4 e5 2. Qh5 Nc6 3. Qxf7+ (3... Kxf7 4. Bc4+ (4. d4) Ke8) Kxf7 *");
    CHECK(game.verdicts() == "pppppppppp");
    REQUIRE(game.replay.lines.size() == 3);
    CHECK(game.replay.lines[0] == LineStart::replaces);
    CHECK(game.replay.lines[1] == LineStart::answers);
    CHECK(game.replay.lines[2] == LineStart::replaces);
    CHECK(game.end(1) == "r1bqkbnr/pppp2pp/2n5/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR w KQ - 2 5");
}

TEST_CASE("a variation is no answer where it can replace, or says that it does") {
    CHECK(Replayed("1. e4 e5 (1... c5) *").replay.lines[1] == LineStart::replaces);
    // The number says move 2 of White, and no knight of White can go to c6.
    const Replayed numbered("1. e4 e5 2. Nf3 (2. Nc6) *");
    CHECK(numbered.replay.lines[1] == LineStart::replaces);
    // Legal neither way.
    const Replayed neither("1. e4 e5 2. Nf3 (2... Ra6) *");
    CHECK(neither.replay.lines[1] == LineStart::replaces);
}

TEST_CASE("nesting without end is replayed without recursion") {
    std::string text = "1. e4 ";
    for (int i = 0; i < 100'000; ++i)
        text += "(1. d4 ";
    const Replayed game(text);
    CHECK(std::ranges::all_of(game.replay.plies, [](const game::ReplayedPly& ply) {
        return ply.verdict == Verdict::played;
    }));
}

TEST_CASE("the work for a game of garbage is bounded") {
    // Each variation begins with an illegal move and goes on for long.
    std::string text = "1. e4 e5 2. Nf3 ";
    for (int i = 0; i < 2'000; ++i) {
        text += "(2. Nf6 ";
        for (int ply = 0; ply < 50; ++ply)
            text += "Nc6 Nc3 Nb8 Nb1 ";
        text += ") ";
    }
    REQUIRE(text.size() < game::max_game_size);
    const Replayed game(text);
    const auto tried = std::ranges::count_if(game.replay.plies, [](const game::ReplayedPly& ply) {
        return ply.repair && !ply.repair->corrections.empty();
    });
    CHECK(tried == 100);
    CHECK(game.replay.plies.back().verdict == Verdict::unchecked);
}

TEST_CASE("an ambiguous move has its candidates beyond all bounds") {
    std::string text = "1. d4 d5 2. Nf3 Nf6 3. e3 ";
    for (int i = 0; i < 200; ++i)
        text += "(3. Nd2) ";
    const Replayed game(text);
    CHECK(game.replay.plies.back().verdict == Verdict::stopped);
    CHECK(game.replay.plies.back().repair->corrections.size() == 2);
}

TEST_CASE("every ply of the corpora is played") {
    struct Corpus {
        std::string name;
        std::size_t games;
        std::size_t plies; // by pgn-extract --plycount
    };
    for (const Corpus& corpus : {Corpus{"corpus/twic1389.pgn", 3'393, 295'349},
                                 Corpus{"corpus/tcec-superfinal.pgn", 100, 13'182},
                                 Corpus{"corpus/tcec-dfrc.pgn", 90, 11'890}}) {
        const auto text = test::read_shared(corpus.name);
        if (!text) continue;
        const auto document = game::Document::from(*text);
        CAPTURE(corpus.name);
        CHECK(document.games().size() == corpus.games);
        std::size_t plies = 0;
        for (const auto& game : document.games()) {
            const auto analysis = game->analysis();
            plies += analysis->score.lines.front().plies.size();
            CHECK(analysis->score.result != game::no_index);
            for (const game::ReplayedPly& ply : analysis->replay.plies)
                if (ply.verdict != Verdict::played) FAIL(game->text());
        }
        CHECK(plies == corpus.plies);
    }
}

TEST_CASE("an analysis is kept as long as somebody holds it") {
    const game::Game game("1. e4 e5 *");
    const auto first = game.analysis();
    CHECK(game.analysis() == first);
    const std::weak_ptr<const game::Analysis> watch = first;
    CHECK(watch.use_count() == 1);
}

TEST_CASE("an analysis may be asked for by many threads at once") {
    const game::Game game("1. e4 e5 2. Nf3 Nc6 *");
    std::vector<std::shared_ptr<const game::Analysis>> found(4);
    std::vector<std::thread> threads;
    for (auto& analysis : found)
        threads.emplace_back([&game, &analysis] { analysis = game.analysis(); });
    for (std::thread& thread : threads)
        thread.join();
    for (const auto& analysis : found) {
        REQUIRE(analysis != nullptr);
        CHECK(analysis->replay.plies.size() == 4);
    }
}
