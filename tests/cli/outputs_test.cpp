#include "cli/program.h"
#include "support/catch.hpp"
#include "support/contains.h"

#include <algorithm>
#include <filesystem>
#include <string>

using namespace arbiter::test;
namespace fs = std::filesystem;

namespace {

std::string game_of(const std::string& white, const std::string& moves) {
    return "[Event \"E\"]\n[Site \"S\"]\n[Date \"2024.01.01\"]\n[Round \"1\"]\n[White \"" + white +
           "\"]\n[Black \"B\"]\n[Result \"*\"]\n\n" + moves + " *\n\n";
}

} // namespace

TEST_CASE("check --output writes the report to a file, in one step") {
    const Folder folder;
    folder.write("bad.pgn", bad);
    const auto to_stdout = arbiter_in(folder, "check --format json bad.pgn");
    const auto to_file = arbiter_in(folder, "check --format json --output report.json bad.pgn");
    CHECK(to_file.status == 1);
    CHECK(to_file.out.empty());
    CHECK(folder.read("report.json") == to_stdout.out);
    for (const auto& entry : fs::directory_iterator(folder.path()))
        CHECK_FALSE(contains(entry.path().filename().string(), "~"));
    CHECK(arbiter_in(folder, "check --output absent/report.txt bad.pgn").status == 2);
    CHECK(arbiter_in(folder, "check --output /dev/full bad.pgn").status == 2);
    CHECK(arbiter_in(folder, "check --format concise --output /dev/stdout bad.pgn").out.size() >
          10);
}

TEST_CASE("a failed run leaves the old report") {
    const Folder folder;
    folder.write("report.txt", "old");
    CHECK(arbiter_in(folder, "check --baseline absent.json --output report.txt .").status == 2);
    CHECK(folder.read("report.txt") == "old");
}

TEST_CASE("check --output follows a link") {
    const Folder folder;
    folder.write("bad.pgn", bad);
    folder.write("real.txt", "");
    fs::create_symlink("real.txt", folder.path() / "link.txt");
    arbiter_in(folder, "check --output link.txt bad.pgn");
    CHECK(fs::is_symlink(folder.path() / "link.txt"));
    CHECK(contains(folder.read("real.txt"), "illegal-move"));
}

TEST_CASE("check --statistics counts findings by rule, the most frequent first") {
    const Folder folder;
    folder.write("bad.pgn", game_of("A", "1. 0-0") + game_of("B", "1. e4 e5 2. Ke3") +
                                game_of("C", "1. e4 e5 2. Ke3"));
    const auto text = arbiter_in(folder, "check --statistics bad.pgn");
    CHECK(text.status == 1);
    CHECK(contains(text.out, "3  illegal-move  [ ]  "));
    const auto castling = arbiter_in(folder, "check --statistics --format json bad.pgn");
    CHECK(contains(castling.out, R"([{"rule":"illegal-move","findings":3,"fixable":0,)"));
    CHECK(arbiter_in(folder, "check --statistics --format sarif bad.pgn").status == 2);
}

TEST_CASE("check --exit-zero is for findings, not for failures") {
    const Folder folder;
    folder.write("bad.pgn", bad);
    CHECK(arbiter_in(folder, "check --exit-zero bad.pgn").status == 0);
    CHECK(arbiter_in(folder, "check --exit-zero absent.pgn").status == 2);
}

TEST_CASE("check --max-findings tells some and counts all") {
    const Folder folder;
    folder.write("bad.pgn", bad + "\n" + bad + "\n" + bad);
    const auto some = arbiter_in(folder, "check --format concise --max-findings 2 bad.pgn");
    CHECK(some.status == 1);
    CHECK(std::count(some.out.begin(), some.out.end(), '\n') == 2);
    CHECK(contains(some.error, "1 more finding is not shown"));
    CHECK(contains(arbiter_in(folder, "check --max-findings 2 bad.pgn").out, "3 errors"));
    CHECK(arbiter_in(folder, "check --max-findings 0 bad.pgn").status == 2);
}

TEST_CASE("check --quiet tells findings and nothing else") {
    const Folder folder;
    folder.write("bad.pgn", bad);
    folder.write("good.pgn", good);
    CHECK(contains(arbiter_in(folder, "check bad.pgn").out, "Checked 1 game"));
    const auto quiet = arbiter_in(folder, "check -q bad.pgn");
    CHECK(contains(quiet.out, "illegal-move"));
    CHECK_FALSE(contains(quiet.out, "Checked"));
    CHECK(arbiter_in(folder, "check --quiet good.pgn").out.empty());
}

TEST_CASE("a baseline hides what it knows, wherever the game has gone, and nothing else") {
    const Folder folder;
    const auto old_a = game_of("A", "1. e4 e5 2. Ke3");
    const auto old_b = game_of("B", "1. d4 d5 2. Qd8");
    const auto fresh = game_of("C", "1. c4 c5 2. Kf1");
    folder.write("one.pgn", old_a + old_b);
    const auto written = arbiter_in(folder, "check --write-baseline known.json one.pgn");
    CHECK(written.status == 0);
    CHECK(written.out.empty());
    CHECK(contains(written.error, "2 findings are in the baseline now"));

    const std::string check = "check --format concise --baseline known.json ";
    CHECK(arbiter_in(folder, check + "one.pgn").status == 0);
    // The games change places, and one goes to another file; a new finding stands between them.
    folder.write("one.pgn", old_b + fresh);
    folder.write("two.pgn", old_a);
    const auto moved = arbiter_in(folder, check + "one.pgn two.pgn");
    CHECK(moved.status == 1);
    CHECK(std::count(moved.out.begin(), moved.out.end(), '\n') == 1);
    CHECK(contains(moved.out, "one.pgn:19:"));
    CHECK(moved.error.empty());
    // The same finding once more is a new one.
    folder.write("one.pgn", old_b + old_a + old_a);
    CHECK(arbiter_in(folder, check + "one.pgn").status == 1);
}

TEST_CASE("what a baseline no longer needs is told, for files that were checked") {
    const Folder folder;
    folder.write("one.pgn", bad);
    folder.write("two.pgn", bad);
    arbiter_in(folder, "check --write-baseline known.json one.pgn two.pgn");
    folder.write("one.pgn", good);
    const auto stale = arbiter_in(folder, "check --baseline known.json one.pgn");
    CHECK(stale.status == 0);
    CHECK(contains(stale.error, "known.json: 1 finding of it is no more"));
    CHECK(contains(stale.error, "  one.pgn: 1 of illegal-move"));
    CHECK_FALSE(contains(stale.error, "two.pgn"));
    CHECK(arbiter_in(folder, "check -q --baseline known.json one.pgn").error.empty());
}

TEST_CASE("what is no baseline is refused with a reason") {
    const Folder folder;
    folder.write("good.pgn", good);
    for (const auto* text :
         {"", "[]", "{\"version\":1}", "{\"version\":2,\"findings\":[]}",
          "{\"version\":1,\"findings\":[7]}",
          "{\"version\":1,\"findings\":[{\"fingerprint\":\"x\",\"count\":1}]}",
          "{\"version\":1,\"findings\":[{\"fingerprint\":\"0\",\"count\":-1}]}"}) {
        INFO(text);
        folder.write("known.json", text);
        const auto outcome = arbiter_in(folder, "check --baseline known.json good.pgn");
        CHECK(outcome.status == 2);
        CHECK(contains(outcome.error, "known.json: this "));
    }
    CHECK(arbiter_in(folder, "check --baseline . good.pgn").status == 2);
    CHECK(arbiter_in(folder, "check --baseline a --write-baseline b good.pgn").status == 2);
}

TEST_CASE("XML formats are well-formed, as xmllint sees it") {
    if (std::system("command -v xmllint >/dev/null") != 0) {
        WARN("SKIPPED: xmllint is absent");
        return;
    }
    const Folder folder;
    folder.write("a&b <\"x\">.pgn", game_of("<&\"\x01", "1. e4 \x02 <b> & Ke3"));
    for (const std::string format : {"junit", "checkstyle"}) {
        CHECK(arbiter_in(folder, "check --format " + format + " --output report.xml .").status ==
              1);
        const auto line = "cd '" + folder.path().string() + "' && xmllint --noout report.xml";
        CHECK(std::system(line.c_str()) == 0);
    }
}
