#include "cli/program.h"
#include "support/catch.hpp"

#include <string>

using arbiter::test::arbiter_in;
using arbiter::test::Folder;
using arbiter::test::roster;

namespace {

const std::string ragged = roster + "1.e4 e5\n2.Nf3   *\n";
const std::string laid_out = roster + "1. e4 e5 2. Nf3 *\n";

} // namespace

TEST_CASE("format writes files in place, and says how many") {
    const Folder folder;
    folder.write("a.pgn", ragged);
    folder.write("b.pgn", laid_out);
    const auto outcome = arbiter_in(folder, "format a.pgn b.pgn");
    CHECK(outcome.status == 0);
    CHECK(outcome.out == "1 file reformatted, 1 file left unchanged\n");
    CHECK(folder.read("a.pgn") == laid_out);
    CHECK(folder.read("b.pgn") == laid_out);
}

TEST_CASE("format --check writes nothing, names files and exits with 1") {
    const Folder folder;
    folder.write("a.pgn", ragged);
    folder.write("b.pgn", laid_out);
    const auto outcome = arbiter_in(folder, "format --check .");
    CHECK(outcome.status == 1);
    CHECK(outcome.out ==
          "Would reformat: ./a.pgn\n1 file would be reformatted, 1 file already formatted\n");
    CHECK(folder.read("a.pgn") == ragged);
    CHECK(arbiter_in(folder, "format --check b.pgn").status == 0);
}

TEST_CASE("format --diff is a patch") {
    const Folder folder;
    folder.write("a.pgn", laid_out + "\n" + ragged + "\n" + laid_out);
    const std::string before = folder.read("a.pgn");
    const auto outcome = arbiter_in(folder, "format --diff a.pgn");
    CHECK(outcome.status == 1);
    CHECK(folder.read("a.pgn") == before);
    CHECK(outcome.out ==
          "--- a.pgn\n+++ a.pgn\n@@ -16,8 +16,7 @@\n [Black \"B\"]\n [Result \"*\"]\n"
          " \n-1.e4 e5\n-2.Nf3   *\n+1. e4 e5 2. Nf3 *\n \n [Event \"E\"]\n"
          " [Site \"S\"]\n");
    CHECK(arbiter_in(folder, "format --diff --line-length 79 a.pgn").out == outcome.out);
}

TEST_CASE("a diff tells of a missing line break at the end") {
    const Folder folder;
    folder.write("a.pgn", "1. e4 *");
    CHECK(arbiter_in(folder, "format --diff a.pgn").out ==
          "--- a.pgn\n+++ a.pgn\n@@ -1 +1 @@\n-1. e4 *\n\\ No newline at end of file\n+1. e4 *\n");
}

TEST_CASE("format - formats standard input to standard output") {
    const Folder folder;
    folder.write("a.pgn", ragged);
    const auto outcome = arbiter_in(folder, "format - <a.pgn");
    CHECK(outcome.status == 0);
    CHECK(outcome.out == laid_out);
    CHECK(arbiter_in(folder, "format --check - <a.pgn").status == 1);
}

TEST_CASE("a game that can't be formatted is left, and it is said where and why") {
    const Folder folder;
    folder.write("a.pgn", ragged + "\n" + roster + "1.e4 (1.d4 *\n");
    const auto outcome = arbiter_in(folder, "format a.pgn");
    CHECK(outcome.status == 0);
    CHECK(outcome.error == "a.pgn:20: the game is left as it is: a variation is never closed\n");
    CHECK(folder.read("a.pgn") == laid_out + "\n" + roster + "1.e4 (1.d4 *\n");
}

TEST_CASE("files that can't be read or written are told, and the others go on") {
    const Folder folder;
    folder.write("a.pgn", ragged);
    const auto outcome = arbiter_in(folder, "format absent.pgn a.pgn");
    CHECK(outcome.status == 2);
    CHECK(outcome.error.find("absent.pgn") != std::string::npos);
    CHECK(folder.read("a.pgn") == laid_out);
}
