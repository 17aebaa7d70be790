#include "game/split.h"
#include "rewrite/converted.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <rapidcheck.h>

#include <algorithm>

using namespace arbiter;
using notation::Notation;
using test::broken_law;
using test::without_moves;

namespace {

using test::converted;

const Notation& named(std::string_view id) {
    const Notation* found = notation::find_notation(id);
    INFO(id);
    REQUIRE(found != nullptr);
    return *found;
}

std::string converted(std::string_view text, std::string_view id) {
    return test::converted(text, named(id));
}

std::vector<std::string> corpus_games(const std::string& name) {
    const auto text = arbiter::test::read_shared("corpus/" + name);
    std::vector<std::string> games;
    std::size_t begin = 0;
    if (!text) return games;
    for (const auto chunk : game::split(*text)) {
        games.push_back(text->substr(begin, chunk.end - begin));
        begin = chunk.end;
    }
    return games;
}

// Notations that can be read back from PGN.
const Notation& nth(std::size_t n) {
    return notation::notations()[n % notation::notations().size()];
}

} // namespace

TEST_CASE("only moves are converted") {
    const std::string game = "[Event \"Nf3\"]\n\n"
                             "1.e4 {Nf3 was possible} e5 2. Nf3! $1 (2. Bc4 Nf6) 2... Nc6 ; Bb5\n"
                             "3. Bb5 +- a6 4. O-O 1-0\n";
    CHECK(converted(game, "de") ==
          "[Event \"Nf3\"]\n\n"
          "1.e4 {Nf3 was possible} e5 2. Sf3! $1 (2. Lc4 Sf6) 2... Sc6 ; Bb5\n"
          "3. Lb5 +- a6 4. O-O 1-0\n");
    CHECK(converted(game, "iccf") ==
          "[Event \"Nf3\"]\n\n"
          "1.5254 {Nf3 was possible} 5755 2. 7163! $1 (2. 6134 7866) 2... 2836 ; Bb5\n"
          "3. 6125 +- 1716 4. 5171 1-0\n");
    CHECK(converted(converted(game, "iccf"), "san") == game);
    CHECK(converted("1e4 e5 *", "iccf") == "1 5254 5755 *");
}

TEST_CASE("men keep their wings in descriptive notation, in variations too") {
    CHECK(converted("1. Nc3 a6 2. Ne4 b6 3. Nf3 c6 4. Nd4 d6 5. Nf3 (5. Nc3 e6 6. Nf3) 5... e5 *",
                    "descriptive") ==
          "1. Kt-QB3 P-QR3 2. Kt-K4 P-QKt3 3. Kt-KB3 P-QB3 4. Kt-Q4 P-Q3 5. Kt-KB3 "
          "(5. Kt-QB3 P-K3 6. Kt-B3) 5... P-K4 *");
    // The king's knight goes back to where the other one could go too.
    CHECK(converted("1. Nc3 a6 2. Ne4 b6 3. Nf3 c6 4. Nd4 (4. h3 h6 5. Nfg5) 4... d6 5. Ng5 e6 "
                    "6. Ngf3 *",
                    "descriptive")
              .ends_with("(4. P-KR3 P-R3 5. KKt-Kt5) 4... P-Q3 5. Kt-KKt5 P-K3 6. Kt(Kt5)-B3 *"));
    CHECK(converted("1. e4(1. d4 d5)1... e5 *", "descriptive-es") ==
          "1. P4R (1. P4D P4D)1... P4R *");
    CHECK(converted("1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5 *", "descriptive-es") ==
          "1. P4R P4R 2. C3AR C3AD 3. A5C *");
    CHECK(converted("1. P4R, P4R 2. C3AR *", "descriptive") == "1. P-K4, P-K4 2. Kt-KB3 *");
    CHECK(converted("1. P4R, P4R 2. C3AR,C3AD {, y gana} *", "san") ==
          "1. e4 e5 2. Nf3 Nc6 {, y gana} *");
    CHECK(converted("1. e4, e5 2. Cf3 , Cc6 3. Ab5, a6; y gana,\n*", "san") ==
          "1. e4 e5 2. Nf3  Nc6 3. Bb5 a6; y gana,\n*");
    CHECK(converted("1. N-KB3 N-KB3 2. N-B3 *", "descriptive") == "1. N-KB3 N-KB3 2. N-B3 *");
}

TEST_CASE("games are converted from the notation that they are in") {
    CHECK(converted("1. e4 e5 2. Sf3 Sc6 3. Lb5 *", "fr") == "1. e4 e5 2. Cf3 Cc6 3. Fb5 *");
    CHECK(converted("1. e4 e5 2. ♘f3 ♞c6 *", "lan") == "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 *");
    CHECK(converted("1. e2e4 e7e5 2. g1f3 *", "figurine") == "1. e4 e5 2. ♘f3 *");
    CHECK(converted("1. 0-0 *", "san") != "1. O-O *"); // no legal move, so nothing to convert
    CHECK(converted("1. e4 e5 2. Nf3+ Nxc6?! *", "san") == "1. e4 e5 2. Nf3 Nc6?! *");
}

TEST_CASE("a game with a move that can't be played is left alone, with its reason") {
    const game::Game game{"1. e4 e5 2. Ke3 *"};
    const auto edits = rewrite::convert(game.text(), *game.analysis(), named("de"));
    REQUIRE_FALSE(edits);
    CHECK(edits.error().span == text::Span{12, 15});
    CHECK(edits.error().message.starts_with("Ke3 is illegal: "));
    // Its sound part can be converted.
    const auto part = rewrite::convert(game.text(), *game.analysis(), named("uci"), {0, 8});
    REQUIRE(part);
    CHECK(text::apply(game.text(), *part) == "1. e2e4 e7e5 2. Ke3 *");
}

TEST_CASE("a game that is too large to be read is not passed over") {
    std::string text = "1. e4 *";
    text.resize(game::max_game_size + 1, ' ');
    const game::Game game{text};
    const auto edits = rewrite::convert(game.text(), *game.analysis(), named("de"));
    REQUIRE_FALSE(edits);
    CHECK(edits.error().message == "the game is too large to be read");
}

TEST_CASE("converting there and back gives the same moves in every notation") {
    for (const std::string name : {"twic1389.pgn", "tcec-superfinal.pgn", "tcec-dfrc.pgn"}) {
        const auto games = corpus_games(name);
        for (std::size_t i = 0; i < games.size(); ++i) {
            CAPTURE(name, i, nth(i).id);
            const auto broken = broken_law(games[i], nth(i));
            if (!broken.empty()) FAIL_CHECK(broken << "\n" << converted(games[i], nth(i)));
        }
    }
}

// Whether a queen's move tells where it comes from: her letter has three bytes in one language.
bool tells_origin_of_queen(const std::string& game) {
    for (std::size_t at = game.find('Q'); at != game.npos; at = game.find('Q', at + 1)) {
        const auto move = std::string_view(game).substr(at + 1, 3);
        if (move.size() == 3 && chess::is_file(move[0]) && chess::is_file(move[1]) &&
            chess::is_rank(move[2]))
            return true;
    }
    return false;
}

TEST_CASE("moves that tell their origin are read back in every notation") {
    constexpr std::size_t most_games = 3;
    std::size_t tried = 0;
    for (const auto& game : corpus_games("twic1389.pgn")) {
        if (tried == most_games) break;
        if (!tells_origin_of_queen(game)) continue;
        ++tried;
        for (const Notation& notation : notation::notations()) {
            CAPTURE(tried, notation.id);
            CHECK(broken_law(game, notation).empty());
        }
    }
}

TEST_CASE("any part of a game is converted, and what is outside of it stays") {
    const auto games = corpus_games("twic1389.pgn");
    if (games.empty()) return;
    REQUIRE(rc::check("conversion of a part", [&games] {
        const auto& text = *rc::gen::elementOf(games);
        const auto& to = nth(*rc::gen::inRange<std::size_t>(0, notation::notations().size()));
        const auto size = static_cast<std::uint32_t>(text.size());
        const auto a = *rc::gen::inRange<std::uint32_t>(0, size + 1);
        const auto b = *rc::gen::inRange<std::uint32_t>(a, size + 1);
        const game::Game game{text};
        const auto edits = rewrite::convert(game.text(), *game.analysis(), to, {a, b});
        if (!edits) return;
        for (const auto& edit : *edits) {
            RC_ASSERT(edit.span.begin < b);
            RC_ASSERT(a < edit.span.end);
        }
        RC_ASSERT(without_moves(text::apply(text, *edits)) == without_moves(text));
    }));
}
