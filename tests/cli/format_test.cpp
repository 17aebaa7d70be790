#include "cli/program.h"
#include "support/catch.hpp"

#include <algorithm>
#include <sstream>
#include <string>

using arbiter::test::arbiter_in;
using arbiter::test::Folder;
using arbiter::test::roster;

namespace {

const std::string ragged = roster + "1.e4 e5\n2.Nf3   *\n";
const std::string laid_out = roster + "1. e4 e5 2. Nf3 *\n";

// Knights out and home again, from this move number on.
std::string shuffle(int number) {
    return std::to_string(number) + ". Nf3 Nf6 " + std::to_string(number + 1) + ". Ng1 Ng8 ";
}

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
    CHECK(outcome.status == 1);
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

TEST_CASE("lines are as long as configured, and the command line is stronger") {
    const Folder folder;
    std::string moves;
    for (int i = 0; i < 20; ++i)
        moves += shuffle(2 * i + 1);
    folder.write("a.pgn", moves + "*\n");
    const auto longest = [&](const std::string& options) {
        const auto out = arbiter_in(folder, "format " + options + " - <a.pgn").out;
        std::size_t most = 0;
        std::istringstream lines(out);
        for (std::string line; std::getline(lines, line);)
            most = std::max(most, line.size());
        return most;
    };
    const auto fits = [](std::size_t length, std::size_t limit) {
        return length <= limit && length + 4 > limit; // no more than a move is missing
    };
    CHECK(fits(longest(""), 79));
    folder.write(".arbiter.toml", "profile = \"archive\"\n"); // whose limit is 255
    CHECK(fits(longest(""), 79));
    folder.write(".arbiter.toml", "line-length = 40\n[[overrides]]\nfiles = [\"wide/*\"]\n"
                                  "line-length = 120\n");
    CHECK(fits(longest(""), 40));
    CHECK(fits(longest("--stdin-filename wide/a.pgn"), 120));
    CHECK(fits(longest("--line-length 60"), 60));
    CHECK(fits(longest("--no-config"), 79));
    folder.write(".arbiter.toml", "line-length = 19\n");
    folder.write("b.pgn", ragged);
    CHECK(arbiter_in(folder, "format b.pgn").status == 2);
    CHECK(folder.read("b.pgn") == ragged);
}

TEST_CASE("packed files and pages of books are left, and named; only who names them fails") {
    const Folder folder;
    folder.write("games/a.pgn", ragged);
    folder.write("games/b.pgn.gz", "\x1F\x8B\x08 and so on");
    const auto outcome = arbiter_in(folder, "format games");
    CHECK(outcome.status == 0);
    CHECK(outcome.out == "1 file reformatted\n");
    CHECK(outcome.error ==
          "arbiter: games/b.pgn.gz: what is packed is only checked, so unpack it first\n");
    CHECK(arbiter_in(folder, "format games/b.pgn.gz").status == 2);
    folder.write("page.dn", "1. P-K4 P-K4\n");
    CHECK(arbiter_in(folder, "format page.dn").status == 2);
    CHECK(folder.read("page.dn") == "1. P-K4 P-K4\n");
}

TEST_CASE("the layout is as configured, and the command line is stronger") {
    const Folder folder;
    folder.write("a.pgn", "1. e4 e5! 2. Nf3 Nc6 *\n");
    folder.write(".arbiter.toml", "one-move-per-line = true\nnags = true\n");
    CHECK(arbiter_in(folder, "format - <a.pgn").out == "1. e4 e5 $1\n2. Nf3 Nc6 *\n");
    CHECK(arbiter_in(folder, "format --no-nags - <a.pgn").out == "1. e4 e5!\n2. Nf3 Nc6 *\n");
    CHECK(arbiter_in(folder, "format --no-one-move-per-line - <a.pgn").out ==
          "1. e4 e5 $1 2. Nf3 Nc6 *\n");
    CHECK(arbiter_in(folder, "format --no-config --nags - <a.pgn").out ==
          "1. e4 e5 $1 2. Nf3 Nc6 *\n");
}
