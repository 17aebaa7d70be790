#include "notation/boards.h"
#include "notation/san_laws.h"
#include "notation/uci.h"
#include "support/shared.h"

#include <rapidcheck.h>

using namespace arbiter;
using namespace arbiter::notation;
using namespace arbiter::notation::test;

namespace {

constexpr std::size_t game_count = 200;

// Boards of real games, some of Chess960.
std::vector<Game> corpus_games(const std::string& name, std::size_t limit) {
    const auto pgn = arbiter::test::read_shared("corpus/" + name);
    return pgn ? games(*pgn, limit) : std::vector<Game>{};
}

// A board of a real game after some of its moves, with the move that was played on it.
struct Moment {
    chess::Position position = chess::Position::start();
    std::string san;
};

std::vector<Moment> moments() {
    std::vector<Moment> all;
    for (const std::string name : {"twic1389.pgn", "tcec-dfrc.pgn"}) {
        for_each_board(corpus_games(name, 20), [&](const auto& position, const auto& san) {
            all.push_back({position, san});
        });
    }
    if (all.empty()) all.push_back({chess::Position::start(), "Nf3"});
    return all;
}

// One to three bytes put in, left out, changed or swapped.
std::string mutated(std::string text) {
    const auto any_byte = rc::gen::oneOf(
        rc::gen::elementOf(std::string("abcdefgh12345678NBRQKPnrqkpOo0x:-=+#()/.Z@")),
        rc::gen::arbitrary<char>());
    const int changes = *rc::gen::inRange(1, 4);
    for (int i = 0; i < changes; ++i) {
        const auto at = *rc::gen::inRange<std::size_t>(0, text.size() + 1);
        switch (*rc::gen::inRange(0, 4)) {
        case 0:
            text.insert(at, 1, *any_byte);
            break;
        case 1:
            text.erase(at, 1);
            break;
        case 2:
            if (at < text.size()) text[at] = *any_byte;
            break;
        default:
            if (at + 1 < text.size()) std::swap(text[at], text[at + 1]);
        }
    }
    return text;
}

} // namespace

TEST_CASE("real games are exact SAN") {
    for (const std::string name : {"twic1389.pgn", "tcec-superfinal.pgn", "tcec-dfrc.pgn"}) {
        CAPTURE(name);
        for_each_board(corpus_games(name, ~std::size_t{0}), [](auto position, const auto& san) {
            const auto played = play_san(san, position);
            REQUIRE(played);
            REQUIRE(played->deviations.none());
        });
    }
}

TEST_CASE("the SAN of every legal move reads back to it") {
    for (const std::string name : {"twic1389.pgn", "tcec-dfrc.pgn"}) {
        for_each_board(corpus_games(name, game_count), [](const auto& position, const auto&) {
            for (const chess::Move move : position.legal_moves()) {
                const std::string san = write_san(move, position);
                const Reading reading = read_san(san, position);
                const Legal* legal = std::get_if<Legal>(&reading);
                CAPTURE(san);
                REQUIRE(legal);
                REQUIRE(*legal == Legal{move, {}});
                auto played = position;
                REQUIRE(play_san(san, played) == *legal);
            }
        });
    }
}

TEST_CASE("the UCI form of every legal move reads back to it") {
    const auto read_back = [](const auto& position, const auto&) {
        for (const chess::Move move : position.legal_moves()) {
            const std::string text = write_uci(move, position);
            const Reading reading = read_san(text, position);
            const Legal* legal = std::get_if<Legal>(&reading);
            CAPTURE(text);
            REQUIRE(legal);
            REQUIRE(legal->move == move);
            const bool castling = move.kind() == chess::Move::Kind::castling;
            REQUIRE(legal->deviations.has(castling ? Deviation::castling_form : Deviation::uci));
        }
    };
    for_each_board(corpus_games("twic1389.pgn", 50), read_back);
    for_each_board(corpus_games("tcec-dfrc.pgn", 20), read_back);
}

TEST_CASE("any bytes are read soundly") {
    const auto all = moments();
    CHECK(rc::check([&] {
        const auto moment = *rc::gen::elementOf(all);
        RC_ASSERT(broken_law(*rc::gen::arbitrary<std::string>(), moment.position) == "");
    }));
}

TEST_CASE("misspelled moves are read soundly") {
    const auto all = moments();
    CHECK(rc::check([&] {
        const auto moment = *rc::gen::elementOf(all);
        while (*rc::gen::inRange(0, 20) != 0) {
            const std::string text = mutated(moment.san);
            RC_ASSERT(broken_law(text, moment.position) == "");
        }
    }));
}

TEST_CASE("every piece letter with every square is read soundly") {
    std::vector<std::string> texts{"O-O", "O-O-O", "--"};
    for (chess::Square to = 0; to < 64; ++to) {
        const std::string square = chess::to_string(to);
        texts.push_back(square);
        texts.push_back(square + "=Q");
        for (const char first : std::string_view("NBRQKPnrqkpabcdefgh")) {
            texts.push_back(first + square);
            texts.push_back(first + ("x" + square));
        }
    }
    for_each_board(corpus_games("twic1389.pgn", 3), [&](const auto& position, const auto&) {
        for (const std::string& text : texts) {
            CAPTURE(text);
            REQUIRE(broken_law(text, position) == "");
        }
    });
}
