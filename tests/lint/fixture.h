#pragma once

#include "game/format.h"
#include "lint/finding.h"
#include "lint/options.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Inputs that say themselves what must be found in them: see tests/fixtures/README.md.
namespace arbiter::test {

// A line `%   ^^^ error illegal-move: part of the message` under the line that it speaks of.
struct Expectation {
    std::uint32_t line = 0;   // of the text without expectations, from 0
    std::uint32_t column = 0; // in characters, from 0
    std::uint32_t length = 1; // likewise, up to the end of the line
    std::string severity;
    std::string rule;
    std::string message; // a part of it, or empty

    friend bool operator==(const Expectation&, const Expectation&) = default;
};

struct Fixture {
    std::string text; // without the lines that expect something; in the encoding of the file
    std::vector<Expectation> expectations;
    std::vector<std::string> only; // the rules to look at; empty for all
    lint::Options options;         // with the rules of `only` chosen
    game::Format format = game::Format::pgn;
};

Fixture parse_fixture(std::string_view source);

// One game of a text, as UTF-8, and what the rules say of it, in offsets of the game.
struct CheckedGame {
    std::string text;
    std::size_t begin = 0; // in all games' texts
    std::vector<lint::Finding> findings;
};

std::vector<CheckedGame> check_games(std::string_view text, const lint::Options& options = {},
                                     game::Format format = game::Format::pgn);

// The same of a file, whose games are decoded one by one, as `arbiter check` does it.
std::vector<CheckedGame> check_file(std::string_view bytes, const lint::Options& options = {},
                                    game::Format format = game::Format::pgn);

// What is expected and not found, and what is found and not expected, as lines ready to be pasted
// into the fixture; empty where all is right.
std::string mismatch(const Fixture& fixture);

// Fails the running test where there is a mismatch, and prints it with its carets in place.
void check_fixture(std::string_view name, const Fixture& fixture);

} // namespace arbiter::test
