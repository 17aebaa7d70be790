#include "cli/program.h"
#include "support/catch.hpp"
#include "support/contains.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>

using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

auto line_count(const std::string& text) {
    return std::ranges::count(text, '\n');
}

} // namespace

TEST_CASE("a folder's links: to files followed, to folders not, to nowhere told") {
    const Folder folder;
    folder.write("games/bad.pgn", bad);
    folder.write("elsewhere/more.pgn", bad);
    fs::create_symlink("../elsewhere/more.pgn", folder.path() / "games/link.pgn");
    fs::create_directory_symlink("..", folder.path() / "games/up");
    const auto outcome = arbiter_in(folder, "check --format concise games");
    CHECK(outcome.status == 1);
    CHECK(line_count(outcome.out) == 2);
    CHECK(contains(outcome.out, "games/link.pgn:9:13: "));
    fs::create_symlink("absent.pgn", folder.path() / "games/broken.pgn");
    const auto broken = arbiter_in(folder, "check --format concise games");
    CHECK(broken.status == 2);
    CHECK(contains(broken.error, "games/broken.pgn: this link leads nowhere"));
    CHECK(broken.out == outcome.out);
}

TEST_CASE("a folder's named pipe is passed over; one that is named is read") {
    const Folder folder;
    folder.write("games/bad.pgn", bad);
    REQUIRE(mkfifo((folder.path() / "games/pipe.pgn").c_str(), 0600) == 0);
    CHECK(line_count(arbiter_in(folder, "check --format concise games").out) == 1);
    const auto line = "cd '" + folder.path().string() +
                      "' && (cat games/bad.pgn >games/pipe.pgn & '" ARBITER_BINARY
                      "' check --format concise games/pipe.pgn >.named)";
    CHECK(std::system(line.c_str()) != 0); // it has findings
    CHECK(contains(folder.read(".named"), "games/pipe.pgn:9:13: "));
}

TEST_CASE("a folder that can't be read is told, and the others go on") {
    if (geteuid() == 0) {
        WARN("SKIPPED: root can read every folder");
        return;
    }
    const Folder folder;
    folder.write("closed/bad.pgn", bad);
    folder.write("open/bad.pgn", bad);
    fs::permissions(folder.path() / "closed", fs::perms::none);
    const auto outcome = arbiter_in(folder, "check --format concise .");
    fs::permissions(folder.path() / "closed", fs::perms::owner_all);
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.error, "./closed: "));
    CHECK(contains(outcome.out, "./open/bad.pgn:9:13: "));
}

TEST_CASE("a file that is named twice is checked once") {
    const Folder folder;
    folder.write("bad.pgn", bad);
    CHECK(line_count(arbiter_in(folder, "check --format concise bad.pgn ./bad.pgn .").out) == 1);
}

TEST_CASE(
    "compressed game files of a folder are checked, other archives only where they are named") {
    if (std::system("command -v gzip >/dev/null") != 0) {
        WARN("SKIPPED: gzip is absent");
        return;
    }
    const Folder folder;
    folder.write("bad.pgn", bad);
    const auto line = "cd '" + folder.path().string() +
                      "' && gzip -k bad.pgn && cp bad.pgn.gz BAD.PGN.GZ && cp bad.pgn.gz notes.gz";
    REQUIRE(std::system(line.c_str()) == 0);
    const auto outcome = arbiter_in(folder, "check --format concise .");
    CHECK(line_count(outcome.out) == 3);
    CHECK(contains(outcome.out, "./bad.pgn.gz:9:13: "));
    CHECK(contains(outcome.out, "./BAD.PGN.GZ:9:13: "));
}

TEST_CASE("check --stdin-filename is what findings call standard input") {
    const Folder folder;
    folder.write("bad.pgn", bad);
    const auto outcome =
        arbiter_in(folder, "check --format concise --stdin-filename open/file.pgn - <bad.pgn");
    CHECK(contains(outcome.out, "open/file.pgn:9:13: "));
}

TEST_CASE("globs that no shell has replaced, with ** for folders") {
    const Folder folder;
    folder.write("a.pgn", bad);
    folder.write("b/c.pgn", bad);
    folder.write("b/d/e.pgn", bad);
    folder.write("b/d/notes.txt", bad);
    folder.write(".hidden/f.pgn", bad);
    folder.write("[x].pgn", bad);
    const auto found = [&](const std::string& glob) {
        const auto outcome = arbiter_in(folder, "check --format concise '" + glob + "'");
        std::string names;
        for (std::size_t at = 0; at < outcome.out.size(); at = outcome.out.find('\n', at) + 1)
            names += outcome.out.substr(at, outcome.out.find(':', at) - at) + " ";
        return names;
    };
    CHECK(found("*.pgn") == "./[x].pgn ./a.pgn ");
    CHECK(found("**/*.pgn") == "./[x].pgn ./a.pgn ./b/c.pgn ./b/d/e.pgn ");
    CHECK(found("b/**/*.pgn") == "b/c.pgn b/d/e.pgn ");
    CHECK(found("b/d/?.pgn") == "b/d/e.pgn ");
    CHECK(found("b/d/n*") == "b/d/notes.txt ");
    CHECK(found("?") == "./b/c.pgn ./b/d/e.pgn ");
    CHECK(found("[x].pgn") == "[x].pgn "); // a file of that name
    const auto none = arbiter_in(folder, "check 'z*.pgn'");
    CHECK(none.status == 2);
    CHECK(contains(none.error, "z*.pgn: nothing matches this pattern"));
    CHECK(contains(arbiter_in(folder, "check 'z[.pgn'").error, "z[.pgn: "));
}
