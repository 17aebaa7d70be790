#include "game/replayed.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace arbiter;
using test::Replayed;

namespace {

std::string notations(const Replayed& game) {
    std::string ids;
    for (const auto* notation : game.replay.notations)
        ids += (ids.empty() ? "" : " ") + std::string(notation->id);
    return ids;
}

std::string notations(const std::string& game) {
    return notations(Replayed(game));
}

// The game with its moves in another notation.
std::string translated(const Replayed& game, const notation::Notation& to) {
    std::string text = game.text;
    for (std::size_t ply = game.replay.plies.size(); ply-- > 0;) {
        const auto& replayed = game.replay.plies[ply];
        const auto span = game.score.plies[ply].span;
        text.replace(span.begin, span.end - span.begin, to.write(replayed.move, replayed.before));
    }
    return text;
}

bool all_played(const Replayed& game) {
    return std::ranges::all_of(game.replay.plies, [](const game::ReplayedPly& ply) {
        return ply.verdict == game::Verdict::played;
    });
}

} // namespace

TEST_CASE("the language of a game is found by its moves") {
    CHECK(notations("1. e4 e5 2. Nf3 Nc6 *") == "san");
    CHECK(notations("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 *") == "de");
    CHECK(notations("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 *") == "fr");
    CHECK(notations("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 *") == "es");
    CHECK(notations("1. d4 d5 2. Pf3 Pf6 3. Lf4 Lf5 *") == "nl");
    CHECK(notations("1. e4 e5 2. Af3 Ac6 3. Fb5 *") == "tr");
    CHECK(notations("1. e4 e5 2. Кf3 Кc6 3. Сb5 Сc5 *") == "ru");
    CHECK(notations("1. e4 e5 2. ♘f3 ♞c6 *") == "figurine");
    CHECK(notations("1. 5254 5755 2. 7163 *") == "iccf");
    CHECK(notations("1. e2e4 d7d5 2. e4d5p d8d5p *") == "smith");
}

// Of notations with equal letters the first in the list, which comes first in the guess, too.
TEST_CASE("real games are found to be in the language that they are written in") {
    const auto file = test::read_shared("corpus/twic1389.pgn");
    if (!file) return;
    std::vector<Replayed> games;
    for (std::size_t begin = 0; games.size() < 25; begin = file->find("\n[Event ", begin) + 1)
        games.emplace_back(file->substr(begin, file->find("\n[Event ", begin) + 1 - begin));
    for (const notation::Notation& written : notation::notations()) {
        if (written.letters == nullptr || written.family == notation::Family::long_algebraic)
            continue;
        const auto& found = *std::ranges::find_if(notation::notations(), [&](const auto& other) {
            return other.letters != nullptr && other.letters->equals(*written.letters);
        });
        for (const Replayed& game : games) {
            if (game.replay.plies.size() < 30 || !all_played(game)) continue;
            const Replayed translation(translated(game, written));
            CAPTURE(written.id, translation.text);
            CHECK(translation.replay.notations == game::Notations{&found});
            CHECK(translation.end() == game.end());
        }
    }
}

TEST_CASE("a game of SAN stays one, whatever is wrong with it") {
    CHECK(notations("1. h4 h5 2. Rh3 *") == "san");
    CHECK(notations("1. e4 e5 2. Ke3 Nc6 3. Nf3 *") == "san");
    CHECK(notations("1. e4 e5 2. Mf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *") == "san");
    CHECK(notations("1. e4 e5 2. Pf4 exf4 3. Nf3 *") == "san");
    CHECK(notations("1. hello world *") == "san");
    CHECK(notations("[FEN \"nonsense\"]\n\n1. Sf3 *") == "san");
}

TEST_CASE("a fragment that two languages read as other moves has a rival") {
    const auto rival = [](const std::string& text) {
        const Replayed game(text);
        const auto* found = game::find_rival(game.score, text, game.replay.start.position,
                                             *game.replay.notations.front());
        return found == nullptr ? std::string() : std::string(found->id);
    };
    CHECK(rival("1. e4 e5 2. Se2 *") == "cs"); // the knight in German, the bishop in Czech
    CHECK(rival("1. e4 e5 2. Sf3 *").empty());
    CHECK(rival("1. e4 e5 2. Se2 Sc6 3. Sg3 *").empty());
    CHECK_FALSE(rival("1. h4 h5 2. Rh3 *").empty()); // a rook, or the Finns' knight
}

TEST_CASE("variations tell which of the languages it is that read the main line") {
    // The bishop is F in French, which comes first, A in Spanish and B in Portuguese.
    CHECK(notations("1. e4 e5 2. Cf3 Cc6 3. d4 exd4 *") == "fr");
    CHECK(notations("1. e4 e5 2. Cf3 Cc6 3. d4 exd4 (3... Ab4+ 4. c3) *") == "es");
    CHECK(notations("1. e4 e5 2. Cf3 Cc6 3. d4 exd4 (3... Bb4+ 4. c3) *") == "pt");
    CHECK(notations("1. e4 e5 2. Cf3 Cc6 3. d4 exd4 (3... Fb4+ 4. c3) *") == "fr");
}

TEST_CASE("a king's and a rook's R are told apart") {
    const Replayed french("1. e4 e5 2. Re2 Re7 3. Cf3 Cf6 4. Cxe5 Cxe4 *");
    CHECK(notations(french) == "fr");
    CHECK(french.replay.plies[2].move == chess::Move{4, 12}); // Ke2
}

TEST_CASE("a game may change its notation") {
    const Replayed game("1. e4 e5 2. f4 exf4 3. Lc4 Dh4+ 4. Kf1 b5 5. Lxb5 Sf6 6. Sf3 Qh6 7. d3 *");
    CHECK(notations(game) == "de san");
    CHECK(all_played(game));
    CHECK(game.replay.plies[11].notation == &notation::san());
    CHECK(game.replay.plies[10].notation->id == "de");
    CHECK(notations("1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Ac4 Ac5 4. O-O Cf6) 3... a6 *") == "san es");
    CHECK(notations("1. e4 e5 2. Nf3 Nc6 3. ♗b5 *") == "san figurine");
    // B is a pawn in German, but nobody writes it: here it is the English bishop.
    const Replayed bishop("1. e4 e6 2. Sf3 d6 3. Be2 Le7 4. O-O Sf6 5. Bd3 *");
    CHECK(notations(bishop) == "de san");
    CHECK(all_played(bishop));
    // One letter makes no language.
    CHECK(notations("1. e4 e5 2. Nf3 Nc6 3. Lb5 a6 *") == "san");
}

TEST_CASE("a misprint of a game in another language is repaired in that language") {
    const Replayed game("1. e4 e5 2. Sf3 Sc6 3. Lb6 a6 4. La4 Sf6 5. O-O Le7 6. Te1 b5 *");
    CHECK(notations(game) == "de");
    REQUIRE(game.replay.plies[4].repair);
    CHECK(game.replay.plies[4].repair->corrections.front().text == "Lb5");
    CHECK(game.replay.plies[4].verdict == game::Verdict::repaired);
    CHECK(game.replay.plies.back().verdict == game::Verdict::played);
}

TEST_CASE("games that were printed or put on the web in other languages are played to their end") {
    struct Case {
        std::string file;
        std::string notations;
    };
    const std::vector<Case> cases{
        {"de-two-games.txt", "de san"},     {"de-en-mixed-c4355.txt", "de san"},
        {"es-evergreen.txt", "es"},         {"es-immortal-comma.txt", "es"},
        {"fr-immortal-fragment.txt", "fr"}, {"hu-leko-grischuk-fragment.txt", "hu"},
    };
    for (const Case& expected : cases) {
        auto text = test::read_shared("corpus/descriptive/local/" + expected.file);
        if (!text) continue;
        text->resize(std::min(text->find("\n\n"), text->size())); // the first game
        const Replayed game(*text);
        CAPTURE(expected.file, game.verdicts());
        CHECK(notations(game) == expected.notations);
        CHECK(all_played(game));
        CHECK(game.replay.plies.size() >= 19);
    }
}
