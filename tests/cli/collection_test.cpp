#include "cli/program.h"
#include "support/catch.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

using namespace arbiter::test;

namespace {

std::string game(const std::string& white, const std::string& moves) {
    return "[Event \"E\"]\n[Site \"S\"]\n[Date \"2024.01.01\"]\n[Round \"1\"]\n[White \"" + white +
           "\"]\n[Black \"Rossi, Anna\"]\n[Result \"*\"]\n\n" + moves + " *\n\n";
}

const std::string one = game("Carlsen, Magnus", "1. e4 e5");
const std::string other = game("Carlsen, M.", "1. d4 d5");

auto lines(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n');
}

} // namespace

TEST_CASE("check compares games across files where it is told to") {
    const Folder folder;
    folder.write("a.pgn", one);
    folder.write("b.pgn", other + one);
    CHECK(arbiter_in(folder, "check .").status == 0);
    const auto found = arbiter_in(folder, "check --select collection --format concise .");
    CHECK(found.status == 1);
    CHECK(found.out ==
          "./b.pgn:11:1: warning[duplicate-game] This game stands already at ./a.pgn:1\n"
          "./b.pgn:5:8: information[name-variants] \"Carlsen, M.\" is spelled \"Carlsen, Magnus\" "
          "in 2 games, first at ./a.pgn:5: the initials fit\n");
}

TEST_CASE("check compares games alike with any number of threads") {
    const Folder folder;
    std::string text;
    for (int i = 0; i < 3000; ++i)
        text += game(i % 7 == 0 ? "Carlsen, M." : "Carlsen, Magnus",
                     "1. e4 e5 2. N" + std::string(1, static_cast<char>('a' + i % 8)) + "3");
    folder.write("a.pgn", text);
    folder.write("b.pgn", text);
    const std::string arguments = "check --select collection --format jsonl . --jobs ";
    const auto alone = arbiter_in(folder, arguments + "1");
    CHECK(lines(alone.out) > 5000);
    CHECK(arbiter_in(folder, arguments + "4").out == alone.out);
}

TEST_CASE("what games say of each other can be ignored, limited, and put into a baseline") {
    const Folder folder;
    folder.write("a.pgn", one + other + one);
    const std::string check = "check --select collection --format concise a.pgn ";
    CHECK(lines(arbiter_in(folder, check).out) == 2);
    CHECK(lines(arbiter_in(folder, check + "--max-findings 1").out) == 1);
    CHECK(arbiter_in(folder, check + "--write-baseline known").status == 0);
    CHECK(arbiter_in(folder, check + "--baseline known").status == 0);

    folder.write("a.pgn", "% arbiter: ignore-file duplicate-game\n" + one + other + one);
    CHECK(lines(arbiter_in(folder, check).out) == 1);
    folder.write("a.pgn", "% arbiter: ignore-file collection\n" + one + other + one);
    CHECK(arbiter_in(folder, check).status == 0);
    folder.write("a.pgn", one + other + "% arbiter: ignore duplicate-game\n" + one);
    CHECK(lines(arbiter_in(folder, check).out) == 1);
}

TEST_CASE("check --changed compares what has changed with all games of its file") {
    if (std::system("command -v git >/dev/null") != 0) {
        WARN("SKIPPED: git is absent");
        return;
    }
    const Folder folder;
    folder.write("a.pgn", one + one + other);
    const auto git = [&](const std::string& line) {
        REQUIRE(std::system(("cd '" + folder.path().string() + "' && " + line).c_str()) == 0);
    };
    git("git init -q . && git config user.email a@b && git config user.name n && git add -A && "
        "git commit -qm x");
    const std::string check = "check --select collection --format concise --changed a.pgn";
    CHECK(arbiter_in(folder, check).status == 0);
    folder.write("a.pgn", one + one + other + other);
    const auto added = arbiter_in(folder, check);
    CHECK(added.out == "a.pgn:31:1: warning[duplicate-game] This game stands already at a.pgn:21\n"
                       "a.pgn:35:8: information[name-variants] \"Carlsen, M.\" is spelled "
                       "\"Carlsen, Magnus\" in 2 games, first at a.pgn:5: the initials fit\n");
}
