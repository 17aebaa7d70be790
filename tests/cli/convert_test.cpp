#include "cli/program.h"
#include "support/catch.hpp"

#include <string>

using arbiter::test::arbiter_in;
using arbiter::test::Folder;
using arbiter::test::roster;

namespace {

const std::string english = roster + "1.e4 e5 2. Nf3!? {Nf3 as ever} Nc6 (2... Qe7) 3. Bb5 *\n";
const std::string german = roster + "1.e4 e5 2. Sf3!? {Nf3 as ever} Sc6 (2... De7) 3. Lb5 *\n";

} // namespace

TEST_CASE("convert writes to standard output, and changes nothing but moves") {
    const Folder folder;
    folder.write("a.pgn", english);
    const auto outcome = arbiter_in(folder, "convert --to de a.pgn");
    CHECK(outcome.status == 0);
    CHECK(outcome.out == german);
    CHECK(folder.read("a.pgn") == english);
    CHECK(arbiter_in(folder, "convert --to German - <a.pgn").out == german);
}

TEST_CASE("convert --in-place replaces files, and finds out what they are written in") {
    const Folder folder;
    folder.write("a.pgn", german);
    folder.write("b.pgn", english);
    const auto outcome = arbiter_in(folder, "convert --to san -i a.pgn b.pgn");
    CHECK(outcome.status == 0);
    CHECK(outcome.out == "1 file converted, 1 file left unchanged\n");
    CHECK(folder.read("a.pgn") == english);
}

TEST_CASE("convert leaves a game that does not replay, and says which and why") {
    const Folder folder;
    const std::string broken = roster + "1. e4 e5 2. Ke3 *\n";
    folder.write("a.pgn", english + "\n" + broken);
    const auto outcome = arbiter_in(folder, "convert --to de a.pgn");
    CHECK(outcome.status == 0);
    CHECK(outcome.out == german + "\n" + broken);
    CHECK(outcome.error.starts_with("a.pgn:19: the game is left as it is: Ke3 is illegal: "));
}

TEST_CASE("convert names the notations where it knows none of that name") {
    const Folder folder;
    const auto outcome = arbiter_in(folder, "convert --to klingon a.pgn");
    CHECK(outcome.status == 2);
    CHECK(outcome.error.find("there is no notation klingon") != std::string::npos);
    CHECK(outcome.error.find("de (German)") != std::string::npos);
}
