#include "cli/program.h"
#include "support/catch.hpp"

#include <filesystem>
#include <string>

using namespace arbiter::test;
namespace fs = std::filesystem;

TEST_CASE("exit status: 0 clean, 1 findings, 2 failure") {
    const Folder folder;
    folder.write("good.pgn", good);
    folder.write("bad.pgn", bad);
    CHECK(arbiter_in(folder, "check good.pgn").status == 0);
    CHECK(arbiter_in(folder, "check bad.pgn").status == 1);
    CHECK(arbiter_in(folder, "check absent.pgn").status == 2);
    CHECK(arbiter_in(folder, "check --format nonsense good.pgn").status == 2);
    CHECK(arbiter_in(folder, "check --jobs 0 good.pgn").status == 2);
    CHECK(arbiter_in(folder, "nonsense").status == 2);
    CHECK(arbiter_in(folder, "").status == 2);
    CHECK(arbiter_in(folder, "--version").status == 0);
    CHECK(arbiter_in(folder, "check --help").status == 0);
}

TEST_CASE("an unreadable file is told, and the others go on") {
    const Folder folder;
    folder.write("bad.pgn", bad);
    const auto outcome = arbiter_in(folder, "check --format concise absent.pgn bad.pgn");
    CHECK(outcome.status == 2);
    CHECK(outcome.error.find("absent.pgn: no such file") != std::string::npos);
    CHECK(outcome.out.find("bad.pgn:9:13: error[illegal-move]") == 0);
}

TEST_CASE("folders give their .pgn files at any depth, sorted, without hidden ones") {
    const Folder folder;
    folder.write("b/two.PGN", bad);
    folder.write("a/deep/one.pgn", bad);
    folder.write("a/notes.txt", bad);
    folder.write(".hidden/three.pgn", bad);
    const auto outcome = arbiter_in(folder, "check --format concise .");
    CHECK(outcome.status == 1);
    CHECK(outcome.out.find("./a/deep/one.pgn:9:13: ") == 0);
    CHECK(outcome.out.find("\n./b/two.PGN:9:13: ") != std::string::npos);
    CHECK(outcome.out.find("notes.txt") == std::string::npos);
    CHECK(outcome.out.find("three.pgn") == std::string::npos);
    CHECK(arbiter_in(folder, "check --format concise").out == outcome.out);
}

TEST_CASE("a file named on the command line is read whatever its name") {
    const Folder folder;
    folder.write("games.txt", bad);
    CHECK(arbiter_in(folder, "check games.txt").status == 1);
}

TEST_CASE("standard input") {
    const Folder folder;
    folder.write("bad.pgn", bad);
    const auto outcome = arbiter_in(folder, "check --format concise - <bad.pgn");
    CHECK(outcome.status == 1);
    CHECK(outcome.out.find("-:9:13: error[illegal-move]") == 0);
}

TEST_CASE("findings of many batches stand at their lines, in order, with any number of threads") {
    const Folder folder;
    std::string text;
    const int games = 20000; // about 2.5 MB: several batches
    for (int i = 0; i < games; ++i)
        text += (i % 1000 == 999 ? bad : good) + "\n";
    folder.write("many.pgn", text);
    const auto one = arbiter_in(folder, "check --format concise --jobs 1 many.pgn");
    CHECK(one.out.find("many.pgn:9999:13: error[illegal-move]") == 0); // 1000 games of 10 lines
    CHECK(one.out.find("\nmany.pgn:199999:13: error[illegal-move]") != std::string::npos);
    CHECK(arbiter_in(folder, "check --format concise --jobs 3 many.pgn").out == one.out);
    CHECK(arbiter_in(folder, "check --jobs 2 many.pgn")
              .out.find("Checked 20000 games in 1 file: 20 errors") != std::string::npos);
}

TEST_CASE("UTF-16 and Latin-1 files are read, with columns in characters") {
    const Folder folder;
    std::string utf16 = "\xFF\xFE";
    for (const char c : bad)
        (utf16 += c) += '\0';
    folder.write("utf16.pgn", utf16);
    folder.write("latin1.pgn", roster + "1. e4 {sch\xF6n} e5 2. Ke3 *\n");
    CHECK(arbiter_in(folder, "check --format concise utf16.pgn")
              .out.find("utf16.pgn:9:13: error[illegal-move]") != std::string::npos);
    CHECK(arbiter_in(folder, "check --format concise latin1.pgn")
              .out.find("latin1.pgn:9:21: error[illegal-move]") != std::string::npos);
}

TEST_CASE("an empty file and a folder without games are clean") {
    const Folder folder;
    folder.write("empty.pgn", "");
    CHECK(arbiter_in(folder, "check empty.pgn").status == 0);
    fs::create_directories(folder.path() / "nothing");
    CHECK(arbiter_in(folder, "check nothing").status == 0);
    CHECK(arbiter_in(folder, "check --format json empty.pgn").out == "[]\n");
}

TEST_CASE("colour is for terminals") {
    const Folder folder;
    folder.write("bad.pgn", bad);
    CHECK(arbiter_in(folder, "check bad.pgn").out.find('\x1b') == std::string::npos);
    CHECK(arbiter_in(folder, "check --color always bad.pgn").out.find('\x1b') != std::string::npos);
}

TEST_CASE("rule prints its page, or says that there is none") {
    const Folder folder;
    const auto page = arbiter_in(folder, "rule illegal-move");
    CHECK(page.status == 0);
    CHECK(page.out.find("# illegal-move\n") == 0);
    CHECK(arbiter_in(folder, "rule nonsense").status == 2);
    CHECK(arbiter_in(folder, "rule").out.find("illegal-move") != std::string::npos);
}
