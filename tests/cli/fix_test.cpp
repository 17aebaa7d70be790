#include "cli/program.h"
#include "support/catch.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <string>
#include <thread>

using arbiter::test::arbiter_in;
using arbiter::test::Folder;
using arbiter::test::roster;

namespace {

namespace fs = std::filesystem;

// With two safe fixes, and what needs a person.
const std::string broken = roster + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0 Nf6 5. Qe8 b5 *\n";
const std::string mended = roster + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 5. Qe8 b5 *\n";

std::vector<std::string> names_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const auto name = entry.path().filename().string();
        if (name != ".out" && name != ".error") names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::string in_utf16(const std::string& text) {
    std::string utf16 = "\xFF\xFE";
    for (const char c : text)
        (utf16 += c) += '\0';
    return utf16;
}

} // namespace

TEST_CASE("check --fix applies the safe fixes and reports what is left, where it is now") {
    const Folder folder;
    folder.write("a.pgn", "1. e4 1:0\n\n" + broken);
    const auto outcome = arbiter_in(folder, "check --fix --format concise a.pgn");
    CHECK(outcome.status == 1);
    const std::string fixed = folder.read("a.pgn");
    CHECK(fixed.ends_with("\n\n" + mended));
    CHECK(fixed.find("1. e4 1-0\n") != std::string::npos);
    CHECK(outcome.error.find("Fixed ") == 0);
    CHECK(outcome.error.find(" in 2 games; 1 left\n") != std::string::npos);
    // What the first game got moved the second one down.
    const auto before = fixed.substr(0, fixed.find("5. Qe8"));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    CHECK(outcome.out.find("a.pgn:" + std::to_string(line) + ":45: error[illegal-move]") !=
          std::string::npos);
    CHECK(arbiter_in(folder, "check --fix --format concise a.pgn").error ==
          "Fixed 0 findings in 0 games; 1 left\n");
}

TEST_CASE("a file with nothing to fix is not touched") {
    const Folder folder;
    folder.write("a.pgn", mended);
    const auto before = fs::last_write_time(folder.path() / "a.pgn");
    fs::permissions(folder.path() / "a.pgn", fs::perms::owner_read);
    CHECK(arbiter_in(folder, "check --fix a.pgn").status == 1);
    CHECK(fs::last_write_time(folder.path() / "a.pgn") == before);
}

TEST_CASE("what a file does not want to be told is not fixed either") {
    const Folder folder;
    const std::string text = "% arbiter: ignore-file castling-form\n\n" + broken;
    folder.write("a.pgn", text);
    arbiter_in(folder, "check --fix a.pgn");
    CHECK(folder.read("a.pgn") == text);
}

TEST_CASE("check --diff shows what --fix would do, and writes nothing") {
    const Folder folder;
    folder.write("a.pgn", broken);
    const auto outcome = arbiter_in(folder, "check --diff a.pgn");
    CHECK(outcome.status == 1);
    CHECK(folder.read("a.pgn") == broken);
    CHECK(outcome.out.find("--- a.pgn\n+++ a.pgn\n@@ -6,4 +6,4 @@\n") == 0);
    CHECK(outcome.out.find("\n-1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0 Nf6") != std::string::npos);
    CHECK(outcome.out.find("\n+1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6") != std::string::npos);
    folder.write("a.pgn", mended);
    CHECK(arbiter_in(folder, "check --diff a.pgn").status == 0);
}

TEST_CASE("unsafe fixes are applied on demand only") {
    const Folder folder;
    const std::string open = roster + "1. e4 {never closed\n";
    folder.write("a.pgn", open);
    arbiter_in(folder, "check --fix a.pgn");
    CHECK(folder.read("a.pgn") == open);
    arbiter_in(folder, "check --unsafe-fixes a.pgn");
    CHECK(folder.read("a.pgn") == open);
    CHECK(arbiter_in(folder, "check --fix --unsafe-fixes a.pgn").status == 0);
    CHECK(folder.read("a.pgn") == roster + "1. e4 {never closed} *\n");
}

TEST_CASE("standard input is mended to standard output") {
    const Folder folder;
    folder.write("a.pgn", broken);
    const auto outcome = arbiter_in(folder, "check --fix - <a.pgn");
    CHECK(outcome.status == 1);
    CHECK(outcome.out == mended);
    CHECK(outcome.error == "Fixed 1 finding in 1 game; 1 left\n");
}

TEST_CASE("a fixed file keeps its permissions, its links and its name") {
    const Folder folder;
    folder.write("real/a.pgn", broken);
    fs::create_symlink("real/a.pgn", folder.path() / "link.pgn");
    REQUIRE(::chmod((folder.path() / "real/a.pgn").c_str(), 0640) == 0);
    arbiter_in(folder, "check --fix link.pgn");
    CHECK(fs::is_symlink(folder.path() / "link.pgn"));
    CHECK(folder.read("real/a.pgn") == mended);
    CHECK(fs::status(folder.path() / "real/a.pgn").permissions() ==
          (fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read));
    CHECK(names_in(folder.path() / "real") == std::vector<std::string>{"a.pgn"});
}

TEST_CASE("a fixed file keeps its encoding, byte order mark and line breaks") {
    const Folder folder;
    const auto crlf = [](std::string text) {
        for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
            text.insert(at, 1, '\r');
        return text;
    };
    folder.write("crlf.pgn", "\xEF\xBB\xBF" + crlf(broken));
    folder.write("utf16.pgn", in_utf16(broken));
    arbiter_in(folder, "check --fix crlf.pgn");
    CHECK(folder.read("crlf.pgn").ends_with(crlf(mended)));
    // The byte order mark, and UTF-16, are findings with fixes of their own.
    const auto fixed = folder.read("utf16.pgn");
    arbiter_in(folder, "format utf16.pgn");
    CHECK(folder.read("utf16.pgn") == fixed);

    folder.write("utf16.pgn", in_utf16("1.e4 e5 *\n"));
    arbiter_in(folder, "format utf16.pgn");
    CHECK(folder.read("utf16.pgn") == in_utf16("1. e4 e5 *\n"));
    folder.write("latin1.pgn", "1.e4 {sch\xF6n} *\n\n1.d4 *\n");
    arbiter_in(folder, "format latin1.pgn");
    CHECK(folder.read("latin1.pgn") == "1. e4 {sch\xF6n} *\n\n1. d4 *\n");
}

TEST_CASE("what a crash left beside a file is no game file, and does not disturb") {
    const Folder folder;
    folder.write("a.pgn", broken);
    folder.write(".a.pgn.arbiter~", "rubbish " + std::string(10000, 'x'));
    CHECK(arbiter_in(folder, "check --format concise .").out.find("arbiter~") == std::string::npos);
    arbiter_in(folder, "check --fix a.pgn");
    CHECK(folder.read("a.pgn") == mended);
    CHECK(names_in(folder.path()) == std::vector<std::string>{"a.pgn"});
}

TEST_CASE("a file that may not be written is told, and left") {
    if (::geteuid() == 0) {
        WARN("SKIPPED: root may write anything");
        return;
    }
    const Folder folder;
    folder.write("a.pgn", broken);
    fs::permissions(folder.path() / "a.pgn", fs::perms::owner_read);
    const auto outcome = arbiter_in(folder, "check --fix a.pgn");
    CHECK(outcome.status == 2);
    CHECK(folder.read("a.pgn") == broken);
}

TEST_CASE("killed at any moment, fixing leaves the old file or the new one") {
    const Folder folder;
    std::string before;
    std::string after;
    for (int i = 0; i < 2000; ++i) {
        before += broken + "\n";
        after += mended + "\n";
    }
    const auto path = (folder.path() / "a.pgn").string();
    int old_files = 0;
    int new_files = 0;
    // Each time a little later, until the process is through before it can be killed.
    for (auto delay = std::chrono::milliseconds(1); new_files < 3;
         delay += delay / 4 + std::chrono::milliseconds(2)) {
        folder.write("a.pgn", before);
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            const int nothing = ::open("/dev/null", O_WRONLY);
            ::dup2(nothing, STDOUT_FILENO);
            ::dup2(nothing, STDERR_FILENO);
            ::execl(ARBITER_BINARY, ARBITER_BINARY, "check", "--fix", path.c_str(), nullptr);
            ::_exit(127);
        }
        std::this_thread::sleep_for(delay);
        ::kill(child, SIGKILL);
        int status = 0;
        ::waitpid(child, &status, 0);
        const auto text = folder.read("a.pgn");
        REQUIRE((text == before || text == after));
        ++(text == before ? old_files : new_files);
        for (const auto& name : names_in(folder.path()))
            CHECK((name == "a.pgn" || name == ".a.pgn.arbiter~"));
        REQUIRE(delay < std::chrono::minutes(2));
    }
    CHECK(old_files > 0);
}

TEST_CASE("check --fix goes on with what it can't fix, and checks it") {
    const Folder folder;
    folder.write("page.dn", "1. P-K4 P-K4\n2. Kt-KB3\n");
    folder.write("a.pgn", broken);
    const auto outcome = arbiter_in(folder, "check --fix --format concise page.dn a.pgn");
    CHECK(outcome.status == 1);
    CHECK(outcome.error.starts_with("arbiter: page.dn: a page of a book stays as it is printed"));
    CHECK(folder.read("a.pgn") == mended);
    // Nothing is said of it but this.
    CHECK(arbiter_in(folder, "check --diff page.dn").status == 2);
}

TEST_CASE("what is no text is not fixed, whatever it is called") {
    const Folder folder;
    std::string binary;
    unsigned random = 1;
    for (int i = 0; i < 3000; ++i)
        binary += static_cast<char>((random = random * 1103515245 + 12345) >> 16);
    folder.write("a.pgn", binary);
    const auto outcome = arbiter_in(folder, "check --fix a.pgn");
    CHECK(outcome.error.starts_with("arbiter: a.pgn: it is no text\n"));
    CHECK(folder.read("a.pgn") == binary);
    // A control character here and there is a mistake like others.
    folder.write("a.pgn", roster + std::string("1. e4 {a\0b} *\n", 14));
    arbiter_in(folder, "check --fix a.pgn");
    CHECK(folder.read("a.pgn").find('\0') == std::string::npos);
}
