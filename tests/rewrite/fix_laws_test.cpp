#include "game/split.h"
#include "lint/rule.h"
#include "rewrite/fixed.h"
#include "rewrite/formatted.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <algorithm>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <vector>

// What must hold of fixing, on real games that were broken.

using namespace arbiter;

namespace {

// The moves of the main line as they are played, until nobody knows what was meant.
std::vector<chess::Move> played_moves(const game::Game& game) {
    std::vector<chess::Move> moves;
    const auto analysis = game.analysis();
    for (const game::Index i : analysis->score.lines.front().plies) {
        const auto& ply = analysis->replay.plies[i];
        if (ply.verdict == game::Verdict::stopped || ply.verdict == game::Verdict::unchecked) break;
        if (ply.glued.empty()) moves.push_back(ply.move);
        for (const auto& glued : ply.glued)
            moves.push_back(glued.move);
    }
    return moves;
}

// The words of all comments but commands, of escape lines, and the tags, each with its number.
std::map<std::string, int> written_by_people(const std::vector<std::string>& games) {
    std::map<std::string, int> count;
    for (const auto& text : games) {
        const game::Score score = game::read_score(text);
        for (const auto& tag : score.tags)
            ++count["[" + std::string(text::slice(text, tag.name))];
        for (const auto& item : score.items) {
            using enum game::ItemKind;
            if (item.kind != comment && item.kind != line_comment && item.kind != escape) continue;
            std::string token(text::slice(text, item.span));
            std::ranges::replace_if(token, [](char c) { return c == '{' || c == '}'; }, ' ');
            std::istringstream words(token);
            for (std::string word; words >> word;)
                if (word.find('%') == std::string::npos) ++count[word];
        }
    }
    return count;
}

// Changes a few characters of the movetext, as typing and scanning do.
std::string broken(std::string text, std::mt19937& random) {
    constexpr std::string_view wrong = "0OoxX+#=.!?12348abcdefghKQRBNn-  ";
    const auto below = [&](std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
    };
    const std::size_t movetext = std::min(text.find("\n1."), text.size() - 1);
    for (int i = 0; i < 4; ++i) {
        const std::size_t at = movetext + below(text.size() - movetext);
        if (text[at] == '\n' || text[at] == '{' || text[at] == '}') continue;
        const char c = wrong[below(wrong.size())];
        switch (below(3)) {
        case 0:
            text[at] = c;
            break;
        case 1:
            text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), c);
            break;
        default:
            text.erase(at, 1);
        }
    }
    return text;
}

bool has_safe_fix(const lint::Finding& finding) {
    return std::ranges::any_of(finding.fixes, [](const lint::Fix& fix) {
        return fix.safety == lint::Safety::safe && !fix.edits.empty();
    });
}

// The first law of safe fixing that a game breaks; empty where all hold.
std::string broken_fix_law(const std::string& text) {
    const auto fixed = test::fix_all(text, rewrite::Fixes::safe);
    if (!fixed.settled) return "fixing comes to an end";
    if (test::fix_all(fixed.text, rewrite::Fixes::safe).text != fixed.text)
        return "fixing twice is fixing once";

    const auto games = test::games_of(fixed.text);
    for (const auto& fixed_game : games) {
        const game::Game game(fixed_game);
        const auto findings = lint::check(game.text(), *game.analysis());
        if (std::ranges::any_of(findings, has_safe_fix)) return "a fixed game has nothing to fix";
    }

    const auto before = played_moves(game::Game(text));
    const auto after = games.empty() ? before : played_moves(game::Game(games.front()));
    if (after.size() < before.size() || !std::equal(before.begin(), before.end(), after.begin()))
        return "a fixed game plays the same moves";

    const auto kept = written_by_people(games);
    for (const auto& [word, count] : written_by_people({text})) {
        const auto found = kept.find(word);
        if (found == kept.end() || found->second < count) return "a fixed game still says " + word;
    }
    return "";
}

void check_laws(const std::string& name, std::size_t step) {
    const auto text = test::read_shared(name);
    if (!text) return;
    std::mt19937 random(20241130);
    const auto games = test::games_of(*text);
    std::size_t checked = 0;
    for (std::size_t i = 0; i < games.size(); i += step) {
        const auto game = broken(games[i], random);
        const auto law = broken_fix_law(game);
        ++checked;
        if (law.empty()) continue;
        FAIL_CHECK(name << ", game " << i << ": " << law << "\n" << game);
    }
    CHECK(checked > 40);
}

} // namespace

TEST_CASE("safe fixes of broken games end, are complete, play the same moves and lose nothing") {
    check_laws("corpus/twic1389.pgn", 7);
    check_laws("corpus/tcec-superfinal.pgn", 1);
    check_laws("corpus/tcec-dfrc.pgn", 2);
}

TEST_CASE("findings that fixing leaves are those that checking finds") {
    const auto fixed = test::fix_all("1. e4 e5 2. Ke3 1:0", rewrite::Fixes::safe);
    const game::Game game(fixed.text);
    CHECK(fixed.left == lint::check(game.text(), *game.analysis()).size());
    CHECK(fixed.applied > 0);
}

TEST_CASE("new lines end as the others of the game do") {
    const auto fixed = test::fix_all("[Event \"E\"]\r\n\r\n1. e4 e5 *\r\n", rewrite::Fixes::safe);
    CHECK(fixed.text.find("[Result \"*\"]\r\n") != std::string::npos);
    for (std::size_t at = fixed.text.find('\n'); at != std::string::npos;
         at = fixed.text.find('\n', at + 1))
        CHECK(fixed.text[at - 1] == '\r');
}
