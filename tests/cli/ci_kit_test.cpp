#include "cli/program.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

// What other projects' CI runs of this repository: the parts that need no network, as the CI system
// would run them.
using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

std::string source(const std::string& name) {
    return read_file(fs::path(ARBITER_SOURCE_DIR) / name);
}

std::size_t indent_of(const std::string& line) {
    return std::min(line.find_first_not_of(" -"), line.size());
}

// The scripts behind `key: ` in a YAML file, or, indented, behind `key: |`.
std::vector<std::string> scripts(const std::string& yaml, const std::string& key) {
    std::vector<std::string> found;
    std::istringstream lines(yaml);
    std::string line;
    std::size_t block = std::string::npos; // the indentation of the key
    while (std::getline(lines, line)) {
        if (block != std::string::npos && (line.empty() || indent_of(line) > block)) {
            found.back() += line + '\n';
            continue;
        }
        block = std::string::npos;
        const auto begin = indent_of(line);
        if (line.compare(begin, key.size() + 2, key + ": ") != 0) continue;
        const auto value = line.substr(begin + key.size() + 2);
        if (value == "|") block = begin;
        found.push_back(block == begin ? "" : value);
    }
    return found;
}

// The items of a YAML list of words.
std::vector<std::string> items(const std::string& yaml, const std::string& key) {
    std::vector<std::string> found;
    std::istringstream lines(yaml.substr(yaml.find(key + ":\n") + key.size() + 2));
    for (std::string line; std::getline(lines, line) && line.find("    - ") == 0;)
        found.push_back(line.substr(6));
    return found;
}

std::set<std::string> matches(const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), pattern), end; it != end; ++it)
        found.insert((*it)[1]);
    return found;
}

// A project with a good and a bad file, and an arbiter that is installed.
struct Project {
    Project() {
        folder.write("games/good.pgn", good);
        folder.write("bad games/bad.pgn", bad);
        fs::create_directory(folder.path() / "bin");
        fs::create_symlink(ARBITER_BINARY, folder.path() / "bin/arbiter");
    }

    // Runs a script as the shell line says, with these variables.
    Outcome run(const std::string& shell, const std::string& variables,
                const std::string& script) const {
        folder.write(".script", script);
        const std::string line = "cd '" + folder.path().string() + "' && PATH=\"$PWD/bin:$PATH\" " +
                                 variables + " " + shell + " .script >.out 2>.error";
        const int status = std::system(line.c_str());
        return {WEXITSTATUS(status), folder.read(".out"), folder.read(".error")};
    }

    Folder folder;
};

// As GitHub starts `shell: bash`.
const std::string github_bash = "bash --noprofile --norc -eo pipefail";

} // namespace

TEST_CASE("the action uses each of its inputs, and no others") {
    const auto action = source("action.yml");
    const auto begin = action.find("\ninputs:\n") + 9;
    const auto declared = matches(action.substr(begin, action.find("\nruns:") - begin),
                                  std::regex("(?:^|\n)  ([a-z]+):"));
    CHECK(declared == std::set<std::string>{"args", "paths"});
    CHECK(matches(action, std::regex("\\$\\{\\{ inputs\\.([a-z]+) \\}\\}")) == declared);
}

TEST_CASE("the action checks files, folders and globs, and fails on findings") {
    const auto runs = scripts(source("action.yml"), "run");
    REQUIRE(runs.size() == 3);
    const Project project;
    CHECK(project.run(github_bash, "PATHS=games ARGS=", runs[2]).status == 0);
    const auto outcome = project.run(github_bash, "PATHS='games **/bad.pgn' ARGS=", runs[2]);
    CHECK(outcome.status == 1);
    CHECK(outcome.out.starts_with("::error title=Arbiter (illegal-move),file=bad games/bad.pgn,"));
    CHECK(project.run(github_bash, "PATHS=. ARGS='--exit-zero --ignore castling-form'", runs[2])
              .status == 0);
}

TEST_CASE("the action's key tells one state of the sources from another") {
    const auto runs = scripts(source("action.yml"), "run");
    const Project project;
    const std::string variables =
        "GITHUB_ACTION_PATH=\"$PWD/games\" GITHUB_OUTPUT=\"$PWD/.key\" RUNNER_OS=Linux "
        "RUNNER_ARCH=X64 ImageOS=";
    const auto key = [&] {
        project.folder.write(".key", "");
        CHECK(project.run(github_bash, variables, runs[0]).status == 0);
        return project.folder.read(".key");
    };
    const auto first = key();
    CHECK(std::regex_match(first, std::regex("key=arbiter-Linux-X64-[0-9a-f]{64}\n")));
    project.folder.write("games/build/arbiter", "made");
    CHECK(key() == first);
    project.folder.write("games/more.pgn", good);
    CHECK(key() != first);
}

TEST_CASE("GitLab's job writes the report that it uploads, and fails on findings") {
    const auto yaml = source(".ci/gitlab.yml");
    std::string script;
    for (const auto& line : items(yaml, "script"))
        script += line + '\n';
    const auto reports = scripts(yaml, "codequality");
    REQUIRE(reports.size() == 1);
    const Project project;
    CHECK(project.run("sh -e", "ARBITER_ARGS= ARBITER_PATHS=games", script).status == 0);
    CHECK(project.folder.read(reports[0]) == "[]\n");
    CHECK(project.run("sh -e", "ARBITER_ARGS= ARBITER_PATHS=**/*.pgn", script).status == 1);
    CHECK(project.folder.read(reports[0]).find("\"path\":\"bad games/bad.pgn\"") !=
          std::string::npos);
}

TEST_CASE("the hooks run the arbiter that is installed, on the files that they are given") {
    const auto hooks = source(".pre-commit-hooks.yaml");
    const Project project;
    const auto entries = scripts(hooks, "entry");
    REQUIRE(entries.size() == 3);
    for (const auto& entry : entries) {
        INFO(entry);
        CHECK(project.run("sh -e", "", entry + " games/good.pgn").status == 0);
    }
    CHECK(project.run("sh -e", "", entries[0] + " 'bad games/bad.pgn' games/good.pgn").status == 1);
    // Whoever excludes a file does not want hooks, which name it, to check it.
    project.folder.write(".arbiter.toml", "exclude = [\"bad games/\"]\n");
    CHECK(project.run("sh -e", "", entries[0] + " 'bad games/bad.pgn' games/good.pgn").status == 0);
}

TEST_CASE("pre-commit itself runs the hooks, and stops a commit with findings or a new layout") {
    if (std::system("pre-commit --version >/dev/null 2>&1 && git --version >/dev/null") != 0) {
        WARN("SKIPPED: no pre-commit and git here");
        return;
    }
    const Project project;
    project.folder.write("kit/.pre-commit-hooks.yaml", source(".pre-commit-hooks.yaml"));
    const auto run = [&](const std::string& hook, const std::string& files) {
        const std::string repository = "git -c init.defaultBranch=main -c user.name=a "
                                       "-c user.email=a@example.org ";
        return project.run("sh -e", "PRE_COMMIT_HOME=\"$PWD/.cache\"",
                           "test -d .git || {\n"
                           "  (cd kit && " +
                               repository + "init -q && git add -A && " + repository +
                               "commit -qm kit)\n"
                               "  git init -q\n}\n"
                               "git add games 'bad games'\n"
                               "pre-commit try-repo ./kit " +
                               hook + " --files " + files + "\n");
    };
    CHECK(run("arbiter-check", "games/good.pgn").status == 0);
    const auto bad_file = run("arbiter-check", "'bad games/bad.pgn'");
    CHECK(bad_file.status == 1);
    CHECK(bad_file.out.find("bad games/bad.pgn:9:13: error[illegal-move]") != std::string::npos);
    project.folder.write("games/ragged.pgn", roster + "1.e4 *\n");
    CHECK(run("arbiter-format", "games/ragged.pgn").status == 1);
    CHECK(project.folder.read("games/ragged.pgn") == roster + "1. e4 *\n");
    CHECK(run("arbiter-format", "games/ragged.pgn").status == 0);
}
