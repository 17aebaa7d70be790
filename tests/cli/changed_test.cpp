#include "cli/program.h"
#include "support/catch.hpp"
#include "support/contains.h"

#include <algorithm>
#include <cstdlib>
#include <string>

using namespace arbiter::test;

namespace {

// A folder under git, with user settings that a diff must not be disturbed by.
class Repository {
public:
    Repository() {
        run("git init -q . && git config user.email a@b && git config user.name n && "
            "git config color.ui always && git config diff.external /bin/false && "
            "git config diff.noprefix true && git config core.quotepath true");
    }
    void commit() const { run("git add -A && git commit -qm x"); }
    void run(const std::string& line) const {
        REQUIRE(std::system(("cd '" + folder.path().string() + "' && " + line).c_str()) == 0);
    }
    Outcome check(const std::string& arguments) const {
        return arbiter_in(folder, "check --format concise " + arguments);
    }

    const Folder folder;
};

bool has_git() {
    if (std::system("command -v git >/dev/null") == 0) return true;
    WARN("SKIPPED: git is absent");
    return false;
}

} // namespace

TEST_CASE("check --changed checks the games that differ from a revision") {
    if (!has_git()) return;
    const Repository repository;
    const auto name = "gämes \"x\".pgn";
    repository.folder.write(name, bad + "\n" + good + "\n" + bad);
    repository.folder.write("same.pgn", bad);
    repository.commit();
    CHECK(repository.check("--changed .").status == 0);

    repository.folder.write(name, bad + "\n" + bad + "\n" + bad);
    const auto changed = repository.check("--changed .");
    CHECK(changed.status == 1);
    CHECK(std::count(changed.out.begin(), changed.out.end(), '\n') == 1);
    CHECK(contains(changed.out, std::string("./") + name + ":19:13: error[illegal-move]"));

    repository.commit();
    CHECK(repository.check("--changed .").status == 0);
    CHECK(repository.check("--changed=HEAD~1 .").out == changed.out);
}

TEST_CASE("check --changed takes files whole that git does not track, and none that it ignores") {
    if (!has_git()) return;
    const Repository repository;
    repository.folder.write("old.pgn", bad);
    repository.commit();
    repository.folder.write("new/new.pgn", bad + "\n" + bad);
    repository.folder.write("ignored.pgn", bad);
    repository.folder.write(".gitignore", "ignored.pgn\n");
    const auto changed = repository.check("--changed");
    CHECK(std::count(changed.out.begin(), changed.out.end(), '\n') == 2);
    CHECK(contains(changed.out, "new/new.pgn:19:13: "));
}

TEST_CASE("check --changed: where lines are gone, the games around them are checked") {
    if (!has_git()) return;
    const Repository repository;
    const std::string other = roster + "1. d4 d5 2. Kf3 *\n";
    repository.folder.write("games.pgn", bad + "\n" + good + "\n" + other + "\n" + bad);
    repository.commit();
    repository.folder.write("games.pgn", bad + "\n" + other + "\n" + bad);
    const auto changed = repository.check("--changed games.pgn");
    CHECK(contains(changed.out, "games.pgn:19:13: "));
    CHECK_FALSE(contains(changed.out, "games.pgn:29:13: "));
}

TEST_CASE("check --changed with CRLF and CR line ends") {
    if (!has_git()) return;
    const Repository repository;
    std::string text;
    for (const char c : bad + "\n" + good + "\n" + bad)
        text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    repository.folder.write("games.pgn", text);
    repository.commit();
    text.replace(text.rfind("Ke3"), 3, "Kf3");
    repository.folder.write("games.pgn", text);
    const auto changed = repository.check("--changed games.pgn");
    CHECK(std::count(changed.out.begin(), changed.out.end(), '\n') == 1);
    CHECK(contains(changed.out, "games.pgn:29:13: "));
}

TEST_CASE("check --changed says why it can't compare") {
    if (!has_git()) return;
    const Repository repository;
    repository.folder.write("games.pgn", bad);
    repository.commit();
    const auto absent = repository.check("--changed=nonsense games.pgn");
    CHECK(absent.status == 2);
    CHECK(contains(absent.error, "there is no revision nonsense"));
    CHECK(repository.check("--changed=--output=x games.pgn").status == 2);
    CHECK(repository.check("--changed - <games.pgn").status == 2);
    const Folder outside;
    outside.write("games.pgn", bad);
    const auto no_git = arbiter_in(outside, "check --changed games.pgn");
    CHECK(no_git.status == 2);
    CHECK(contains(no_git.error, "games.pgn: git says: "));
}
