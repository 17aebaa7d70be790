#include "game/game.h"
#include "lint/collection/collection.h"
#include "lint/collection/occasion.h"
#include "lint/collection/player_name.h"
#include "lint/collection/remembered_games.h"
#include "support/catch.hpp"

#include <chrono>
#include <string>

using namespace arbiter;

namespace {

lint::Options choosing(std::string_view id) {
    lint::Options options;
    options.choose(*lint::find_rule(id));
    return options;
}

std::string scored(const std::string& white, const std::string& moves) {
    return "[White \"" + white + "\"]\n[Black \"Rossi, Anna\"]\n\n" + moves + "\n\n";
}

auto digest(const std::string& text) {
    return lint::digest(text, *game::Game(text).analysis());
}

} // namespace

TEST_CASE("nothing is compared unless a rule that compares is chosen") {
    CHECK_FALSE(lint::compares_games({}));
    CHECK(lint::compares_games(choosing("duplicate-game")));
    CHECK(lint::compares_games(choosing("name-variants")));
}

TEST_CASE("a duplicate in another file is told with the place of the first") {
    lint::Collection collection;
    const auto options = choosing("duplicate-game");
    const auto text = scored("Ann", "1. e4 e5 *");
    collection.start_file("one.pgn");
    CHECK(collection.add(text, digest(text), 1, options).empty());
    collection.start_file("two.pgn");
    const auto other = scored("Bob", "1. e4 e5 *");
    CHECK(collection.add(other, digest(other), 1, options).empty());
    const auto findings = collection.add(text, digest(text), 12, options);
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].message == "This game stands already at one.pgn:1");
    CHECK(findings[0].rule->id == "duplicate-game");
}

TEST_CASE("a late finding keeps what is needed to show it") {
    lint::Collection collection;
    const auto options = choosing("name-variants");
    collection.start_file("one.pgn");
    for (const auto* name : {"Carlsen, Magnus", "Carlsen, Magnus", "Carlsen,M"}) {
        const auto text = "% a line before\n" + scored(name, "1. e4 *");
        collection.add(text, digest(text), 10, options);
    }
    const auto late = collection.finish();
    REQUIRE(late.size() == 1);
    CHECK(late[0].place.line == 11);
    CHECK(late[0].text == "[White \"Carlsen,M\"]");
    CHECK(text::slice(late[0].text, late[0].finding.span) == "\"Carlsen,M\"");
    CHECK(late[0].finding.message ==
          "\"Carlsen,M\" is spelled \"Carlsen, Magnus\" in 2 games, first "
          "at one.pgn:11: the initials fit");
}

TEST_CASE("names: words without case, accents and punctuation") {
    using Words = std::vector<std::string>;
    CHECK(lint::name_words("Müller-Töpler, J.") == Words{"muller", "topler", "j"});
    CHECK(lint::name_words("O'Kelly de Galway,Alb\xC3\xA9ric") ==
          Words{"okelly", "de", "galway", "alberic"});
    CHECK(lint::name_words("Фёдоров") == Words{"федоров"});
    CHECK(lint::name_words("Карпов, А") == Words{"карпов", "а"});
    CHECK(lint::plain_name("Magnus Carlsen") == lint::plain_name("CARLSEN, Magnus"));
    CHECK_FALSE(lint::is_known_name("?"));
    CHECK_FALSE(lint::is_known_name("N.N."));
    CHECK(lint::is_known_name("Nn, Anna"));
}

TEST_CASE("one edit apart: a letter more, less, other, or two exchanged") {
    CHECK(lint::is_one_edit_apart(U"abcd", U"abxd"));
    CHECK(lint::is_one_edit_apart(U"abcd", U"abd"));
    CHECK(lint::is_one_edit_apart(U"abcd", U"abcde"));
    CHECK(lint::is_one_edit_apart(U"abcd", U"acbd"));
    CHECK(lint::is_one_edit_apart(U"a", U""));
    CHECK(lint::is_one_edit_apart(lint::letters("карпов"), lint::letters("карпоя")));
    CHECK_FALSE(lint::is_one_edit_apart(U"abcd", U"abcd"));
    CHECK_FALSE(lint::is_one_edit_apart(U"abcd", U"badc"));
    CHECK_FALSE(lint::is_one_edit_apart(U"abcd", U"abcdef"));
    CHECK_FALSE(lint::is_one_edit_apart(U"abc", U"xbx"));
}

TEST_CASE("remembered games are found by their keys, in their order") {
    lint::RememberedGames games;
    constexpr std::uint32_t count = 100000;
    const auto key = [](std::uint64_t i) { return i * 0x9E3779B97F4A7C15 | 1; };
    for (std::uint32_t i = 0; i < count; ++i)
        for (std::uint32_t version = 0; version < 1 + i % 3; ++version)
            games.add({key(2 * i), version, i, {}, 0, true});
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto found = games.find(key(2 * i));
        REQUIRE(found.size() == 1 + i % 3);
        for (std::uint32_t version = 0; version < found.size(); ++version) {
            CHECK(found[version].file == version);
            CHECK(found[version].line == i);
        }
    }
    CHECK(games.find(3).empty());
}

TEST_CASE("many games with one key take no quadratic time") {
    lint::RememberedGames games;
    for (std::uint32_t i = 0; i < 1000000; ++i)
        games.add({1, 0, i, {}, 0, true});
    const auto found = games.find(1);
    REQUIRE_FALSE(found.empty());
    CHECK(found.size() < 100);
    CHECK(found.front().line == 0);
}

TEST_CASE("occasions are the same unless something that is known differs") {
    const auto occasion = [](std::string_view date, std::string_view round) {
        return lint::read_occasion("Carlsen, Magnus", "Rossi, Anna", date, round);
    };
    const auto known = occasion("2024.05.01", "3.1");
    CHECK(known.is_known());
    CHECK(lint::may_be_same(known, occasion("2024.05.??", "?")));
    CHECK(lint::may_be_same(known, occasion("2024.??.01", "-")));
    CHECK(lint::may_be_same(known, occasion("????.??.??", "3.1")));
    CHECK(lint::may_be_same(known, occasion("", "")));
    CHECK_FALSE(lint::may_be_same(known, occasion("2024.05.02", "3.1")));
    CHECK_FALSE(lint::may_be_same(known, occasion("2023.05.01", "3.1")));
    CHECK_FALSE(lint::may_be_same(known, occasion("2024.05.01", "3.2")));
    CHECK_FALSE(occasion("2024.05.??", "3.1").is_known());
    CHECK_FALSE(occasion("2024.05.01", "?").is_known());
    CHECK_FALSE(lint::read_occasion("", "Rossi, Anna", "2024.05.01", "1").is_known());
    CHECK(lint::may_be_same(
        known, lint::read_occasion("MAGNUS CARLSEN", "Anna Rossi", "2024.05.01", "3.1")));
    CHECK_FALSE(lint::may_be_same(
        known, lint::read_occasion("Rossi, Anna", "Carlsen, Magnus", "2024.05.01", "3.1")));
}

TEST_CASE("of games that are there for comparison nothing is told, unless of one that is checked") {
    using enum lint::Standing;
    const auto options = choosing("duplicate-game");
    const auto text = scored("Ann", "1. e4 e5 *");
    const auto found = [&](lint::Standing first, lint::Standing second) {
        lint::Collection collection;
        collection.start_file("one.pgn");
        collection.add(text, digest(text), 1, options, first);
        return collection.add(text, digest(text), 5, options, second).size();
    };
    CHECK(found(known, known) == 0);
    CHECK(found(checked, known) == 1);
    CHECK(found(known, checked) == 1);
}

TEST_CASE("a spelling is told where it stands first in a game that is checked") {
    using enum lint::Standing;
    lint::Collection collection;
    const auto options = choosing("name-variants");
    collection.start_file("one.pgn");
    std::uint64_t line = 1;
    const auto add = [&](const std::string& name, lint::Standing standing) {
        const auto text = scored(name, "1. e4 *");
        collection.add(text, digest(text), line, options, standing);
        line += 5;
    };
    add("Carlsen, M", known);
    add("Carlsen, Magnus", known);
    add("Kasparow, Garry", known);
    add("Kasparov, Garry", known);
    add("Kasparov, Garry", checked);
    add("Carlsen, Magnus", known);
    add("Carlsen, M.", checked);
    add("Carlsen, M.", checked);
    const auto late = collection.finish();
    REQUIRE(late.size() == 1);
    CHECK(late[0].place.line == 31);
    CHECK(late[0].text == "[White \"Carlsen, M.\"]");
}

TEST_CASE("many names that are all alike take no quadratic time") {
    lint::Collection collection;
    const auto options = choosing("name-variants");
    collection.start_file("one.pgn");
    lint::GameDigest digest;
    std::string text = "[White \"x\"]";
    digest.players[0].tag = {0, static_cast<std::uint32_t>(text.size())};
    digest.players[0].value = {7, 10};
    constexpr int count = 20000;
    for (int i = 0; i < count; ++i) {
        std::string name = "Petrosjan, Tigran ";
        for (int bit = 0; bit < 15; ++bit)
            name += (i >> bit & 1) != 0 ? "." : ",";
        digest.players[0].name = name;
        collection.add(text, digest, 1, options);
    }
    const auto start = std::chrono::steady_clock::now();
    CHECK(collection.finish().size() == count - 1);
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}
