#include "cli/program.h"
#include "support/catch.hpp"
#include "support/contains.h"

#include <algorithm>
#include <string>

using namespace arbiter::test;

namespace {

// Two warnings: check-mark and castling-form.
const std::string loose = roster + "1. e4+ e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *\n";

std::string concise(const Folder& folder, const std::string& arguments) {
    return arbiter_in(folder, "check --format concise " + arguments).out;
}

} // namespace

TEST_CASE("the nearest .arbiter.toml holds for each file") {
    const Folder folder;
    folder.write(".arbiter.toml", "ignore = [\"check-mark\"]\n");
    folder.write("a.pgn", loose);
    folder.write("sub/.arbiter.toml", "ignore = [\"castling-form\"]\n");
    folder.write("sub/b.pgn", loose);
    folder.write("sub/deep/c.pgn", loose);
    const auto out = concise(folder, "a.pgn sub/b.pgn sub/deep/c.pgn");
    CHECK(contains(out, "a.pgn:9:36: warning[castling-form]"));
    CHECK_FALSE(contains(out, "a.pgn:9:4: "));
    CHECK(contains(out, "sub/b.pgn:9:"));
    CHECK(contains(out, "sub/deep/c.pgn:9:"));
    CHECK_FALSE(contains(out, "c.pgn:9:36: "));
}

TEST_CASE("the command line is stronger than the file, and may do without") {
    const Folder folder;
    folder.write(".arbiter.toml", "ignore = [\"check-mark\"]\n");
    folder.write("other.toml", "select = [\"tags\"]\n");
    folder.write("a.pgn", loose);
    CHECK(contains(concise(folder, "--no-config a.pgn"), "[check-mark]"));
    CHECK(concise(folder, "--config other.toml a.pgn").empty());
    CHECK(contains(concise(folder, "--extend-select check-mark a.pgn"), "[check-mark]"));
    CHECK_FALSE(contains(concise(folder, "--ignore castling-form,tags a.pgn"), "[castling-form]"));
    CHECK(
        contains(concise(folder, "--severity castling-form=error a.pgn"), "error[castling-form]"));
    CHECK(concise(folder, "--select syntax a.pgn").empty());
    CHECK(contains(concise(folder, "--profile archive a.pgn"), "hint[castling-form]"));
    CHECK(arbiter_in(folder, "check --select syntax a.pgn").status == 0);
    CHECK(arbiter_in(folder, "check --no-config --config other.toml a.pgn").status == 2);
}

TEST_CASE("a configuration that is wrong is told with its place, and nothing is checked") {
    const Folder folder;
    folder.write("sub/.arbiter.toml", "\nselct = []\nprofile = 1\n");
    folder.write("sub/a.pgn", loose);
    const auto outcome = arbiter_in(folder, "check sub/a.pgn");
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.error ==
          "sub/.arbiter.toml:2:1: there is no option 'selct'; did you mean select?\n"
          "sub/.arbiter.toml:3:11: 'profile' must be a string\n");
    const auto line = arbiter_in(folder, "check --no-config --severity chek-mark=error sub/a.pgn");
    CHECK(line.status == 2);
    CHECK(line.error == "command line: there is no rule 'chek-mark'; did you mean check-mark?\n");
    CHECK(arbiter_in(folder, "check --config absent.toml sub/a.pgn").error ==
          "absent.toml: there is no such file\n");
    CHECK(contains(arbiter_in(folder, "check --no-config --profile x sub/a.pgn").error,
                   "there is no profile 'x'"));
}

TEST_CASE("the top of a file ignores rules in all of it, however many batches it has") {
    const Folder folder;
    std::string games;
    for (int i = 0; i < 20000; ++i) // about 3 MB
        games += loose + "\n";
    folder.write("many.pgn", "% arbiter: ignore-file check-mark castling-form\n" + games);
    CHECK(concise(folder, "--jobs 2 many.pgn").empty());
    // The only game with a finding is the last one.
    folder.write("many.pgn", "% arbiter: ignore-file check-mark castling-form nag-range\n" + games +
                                 roster + "1. e4 $300 *\n");
    CHECK(concise(folder, "--jobs 2 many.pgn").empty());
}

TEST_CASE("what the top of a file ignores in vain is told, once all of it was read") {
    const Folder folder;
    const auto check = [&](const std::string& top, const std::string& arguments = "") {
        folder.write("a.pgn", top + loose + "\n" + roster + "1. e4 e5 *\n");
        return concise(folder, arguments + " a.pgn");
    };
    CHECK(check("% arbiter: ignore-file check-mark castling-form nag-range\n") ==
          "a.pgn:1:49: warning[unused-suppression] nag-range finds nothing in this file\n");
    CHECK(contains(check("\xEF\xBB\xBF% words\n% arbiter: ignore-file nag-range tab -- x\n"),
                   "a.pgn:2:1: warning[unused-suppression] nag-range and tab find nothing"));
    CHECK(check("% arbiter: ignore-file moves\n").empty());
    CHECK(contains(check("% arbiter: ignore-file moves annotations\n"), "annotations finds"));
    CHECK(check("% arbiter: ignore-file moves eco-mismatch\n").empty()); // it does not run
    CHECK(check("% arbiter: ignore-file moves nag-range\n", "--ignore unused-suppression").empty());
    CHECK(check("% arbiter: ignore-file moves nag-range unused-suppression\n").empty());
    CHECK(check("% arbiter: ignore-file moves duplicate-game\n", "--extend-select duplicate-game")
              .empty());
}

TEST_CASE("no more findings of a file are told than the configuration wants") {
    const Folder folder;
    folder.write(".arbiter.toml", "max-findings-per-file = 3\n");
    folder.write("a.pgn", loose + "\n" + loose + "\n" + loose);
    folder.write("b.pgn", loose);
    const auto out = concise(folder, "a.pgn b.pgn");
    CHECK(std::ranges::count(out, '\n') == 5);
    CHECK(contains(out, "a.pgn:19:"));
    CHECK_FALSE(contains(out, "a.pgn:29:"));
}

TEST_CASE("config shows what holds for a file and who says so") {
    const Folder folder;
    folder.write(".arbiter.toml", "profile = \"strict\"\n[[overrides]]\nfiles = [\"old/*\"]\n"
                                  "ignore = [\"check-mark\"]\n");
    const auto shown = arbiter_in(folder, "config --show old/a.pgn --ignore null-move");
    CHECK(shown.status == 0);
    const std::string file = (folder.path() / ".arbiter.toml").string();
    CHECK(contains(shown.out, "profile =                    \"strict\"     # " + file + "\n"));
    CHECK(contains(shown.out, "line-length =                79           # profile strict\n"));
    CHECK(contains(shown.out,
                   "check-mark =                 \"off\"        # " + file + ", override 1\n"));
    CHECK(contains(shown.out, "null-move =                  \"off\"        # command line\n"));
    CHECK(contains(shown.out, "illegal-move =               \"error\"      # default\n"));
    CHECK(contains(arbiter_in(folder, "config").out, "profile ="));
    CHECK(contains(arbiter_in(folder, "config --schema").out, "\"$schema\""));
    folder.write("broken/.arbiter.toml", "=");
    CHECK(arbiter_in(folder, "config --show broken").status == 2);
}

// What it shows can be put into a file as it is.
TEST_CASE("what config shows is a configuration that says the same") {
    const Folder folder;
    folder.write("a.toml", "profile = \"archive\"\nignore = [\"tags\"]\n");
    const auto shown = arbiter_in(folder, "config --config a.toml").out;
    folder.write("b.toml", shown);
    const auto again = arbiter_in(folder, "config --config b.toml").out;
    const auto without_sources = [](std::string text) {
        std::string out;
        std::size_t at = 0;
        while (at < text.size()) {
            const auto end = text.find('\n', at);
            out += text.substr(at, std::min(text.find('#', at), end) - at) + "\n";
            at = end + 1;
        }
        return out;
    };
    CHECK(without_sources(again) == without_sources(shown));
}

TEST_CASE("rule lists and prints in several formats") {
    const Folder folder;
    CHECK(contains(arbiter_in(folder, "rule").out, "illegal-move"));
    CHECK(contains(arbiter_in(folder, "rule --format markdown").out,
                   "| [illegal-move](illegal-move.md) | error | unsafe | "));
    CHECK(contains(arbiter_in(folder, "rule --format json").out, "\"id\": \"illegal-move\""));
    CHECK_FALSE(contains(arbiter_in(folder, "rule --format json").out, "\"page\""));
    CHECK(contains(arbiter_in(folder, "rule --all --format json").out, "\"page\""));
    CHECK(contains(arbiter_in(folder, "rule --all").out, "\n# illegal-move\n"));
    CHECK(contains(arbiter_in(folder, "rule ilegal-move").error, "did you mean illegal-move?"));
    CHECK(arbiter_in(folder, "rule illegal-move --all").status == 2);
}

TEST_CASE("walked folders leave out what the configuration excludes, files that are named do not") {
    const Folder folder;
    folder.write(".arbiter.toml", "exclude = [\"old/\", \"*-draft.pgn\"]\n");
    folder.write("old/a.pgn", loose);
    folder.write("b-draft.pgn", loose);
    folder.write("c.pgn", loose);
    folder.write("d.txt", loose);
    const auto out = concise(folder, ".");
    CHECK(contains(out, "c.pgn:9:"));
    CHECK_FALSE(contains(out, "a.pgn:9:"));
    CHECK_FALSE(contains(out, "b-draft.pgn:9:"));
    CHECK(contains(concise(folder, "old/a.pgn"), "a.pgn:9:"));
    folder.write(".arbiter.toml", "include = [\"*.txt\"]\n");
    CHECK(contains(concise(folder, "."), "d.txt:9:"));
    CHECK_FALSE(contains(concise(folder, "."), "c.pgn:9:"));
}

TEST_CASE("the command line includes and excludes files of walked folders, and is stronger") {
    const Folder folder;
    folder.write(".arbiter.toml", "exclude = [\"a.pgn\"]\n");
    for (const char* name : {"a.pgn", "b.pgn", "c.txt", "d,e.pgn", "old/f.pgn"})
        folder.write(name, loose);
    const auto without = concise(folder, "--exclude b.pgn --exclude old/ .");
    CHECK(contains(without, "a.pgn:9:")); // the file's list is replaced
    CHECK_FALSE(contains(without, "b.pgn:9:"));
    CHECK_FALSE(contains(without, "f.pgn:9:"));
    CHECK(contains(without, "d,e.pgn:9:"));
    CHECK_FALSE(contains(concise(folder, "--exclude d,e.pgn ."), "d,e.pgn:9:"));
    const auto only = concise(folder, "--include '*.txt' .");
    CHECK(contains(only, "c.txt:9:"));
    CHECK_FALSE(contains(only, "b.pgn:9:"));
    CHECK(contains(concise(folder, "--exclude b.pgn b.pgn"), "b.pgn:9:")); // named
    CHECK(arbiter_in(folder, "check --exclude '[' .").status == 2);
}

TEST_CASE("config shows which files are checked, and which overrides apply") {
    const Folder folder;
    folder.write(".arbiter.toml", "exclude = [\"old\\\\ \", \"a\\\"b\"]\n"
                                  "[[overrides]]\nfiles = [\"*.txt\"]\n"
                                  "[[overrides]]\nfiles = [\"x/*\"]\n");
    const auto shown = arbiter_in(folder, "config --show x/a.pgn --include '*.pgn'").out;
    const std::string file = (folder.path() / ".arbiter.toml").string();
    CHECK(contains(shown, "include =                    [\"*.pgn\"]    # command line\n"));
    CHECK(contains(shown, "[\"old\\\\ \", \"a\\\"b\"] # " + file + "\n"));
    CHECK(contains(shown, "# applies: " + file + ", override 2\n"));
    CHECK_FALSE(contains(shown, "override 1"));
    CHECK(contains(arbiter_in(folder, "config --no-config").out, "\n# include: the files"));
}

// PGN 8.2.2, 4.3, 8.1.1 and 8.2.3.8: what export format wants and import does without.
TEST_CASE("the profile strict takes export format and nothing less") {
    const Folder folder;
    const auto strict = [&](const std::string& head, const std::string& moves) {
        folder.write("a.pgn", head + moves + "\n");
        return concise(folder, "--profile strict a.pgn");
    };
    const auto start = roster.substr(0, roster.size() - 1);
    const auto with = [&](const std::string& tags) { return start + tags + "\n"; };
    CHECK(strict(roster, "1. e4 $1 e5 {a note} 2. Nf3 (2. d4) 2... Nc6 *").empty());
    CHECK(strict(with("[Annotator \"X\"]\n[ECO \"C20\"]\n"), "1. e4 e5 *").empty());
    CHECK(contains(strict(with("[ECO \"C20\"]\n[Annotator \"X\"]\n"), "1. e4 e5 *"),
                   "error[tag-order]"));
    CHECK(contains(strict(roster, "1. e4! e5 *"), "error[suffix-not-nag]"));
    CHECK(contains(strict(roster, "e4 e5 *"), "error[move-number]"));
    CHECK(contains(strict(roster, "1. e4 e5 \n*"), "warning[trailing-space]"));
    const std::string note(60, 'x');
    CHECK(strict(roster, "1. e4 {" + note + "} 1... e5 *").empty());
    CHECK(contains(strict(roster, "1. e4 {" + note + "yyyy} 1... e5 *"), "error[line-too-long]"));
    CHECK(contains(strict("[Site \"S\"]\n[Event \"E\"]\n" + roster.substr(23), "1. e4 e5 *"),
                   "error[roster-order]"));
}

TEST_CASE("the profiles of the servers take games whose moves are one long line") {
    const Folder folder;
    std::string moves;
    for (int number = 1; number < 20; ++number)
        moves += std::to_string(number) + (number % 2 == 1 ? ". Nf3 {[%clk 0:03:00]} " : ". Ng1 ") +
                 std::to_string(number) + (number % 2 == 1 ? "... Nf6 " : "... Ng8 ");
    folder.write("a.pgn", roster + moves + "*\n");
    CHECK(contains(concise(folder, "a.pgn"), "[line-too-long]"));
    CHECK(concise(folder, "--profile lichess a.pgn").empty());
    CHECK(concise(folder, "--profile chesscom a.pgn").empty());
}

TEST_CASE("walked folders of a git work tree leave out what .gitignore says") {
    const Folder folder;
    folder.write(".gitignore", "/build\n*.tmp.pgn\n!keep.tmp.pgn\n");
    folder.write("sub/.gitignore", "!c.tmp.pgn\n");
    for (const char* name : {"build/a.pgn", "b.tmp.pgn", "sub/c.tmp.pgn", "keep.tmp.pgn", "d.pgn"})
        folder.write(name, loose);
    CHECK(contains(concise(folder, "."), "build/a.pgn:9:")); // no work tree
    folder.write(".git/HEAD", "ref: refs/heads/main\n");
    for (const char* path : {".", "sub"}) {
        INFO(path);
        const auto out = concise(folder, path);
        CHECK(contains(out, "sub/c.tmp.pgn:9:"));
        CHECK_FALSE(contains(out, "build/a.pgn:9:"));
        CHECK_FALSE(contains(out, "b.tmp.pgn:9:"));
    }
    CHECK(contains(concise(folder, "."), "keep.tmp.pgn:9:"));
    CHECK(contains(concise(folder, "."), "d.pgn:9:"));
}
