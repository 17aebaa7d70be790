#include "cli/program.h"
#include "support/catch.hpp"
#include "support/contains.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <tuple>

using namespace arbiter::test;

namespace {

// Runs a shell line in the folder; whether it went well.
bool shell(const Folder& folder, const std::string& line) {
    return std::system(("cd '" + folder.path().string() + "' && " + line).c_str()) == 0;
}

// `line` begins with it.
bool has_program(const std::string& line) {
    const auto name = line.substr(0, line.find(' '));
    if (std::system(("command -v " + name + " >/dev/null").c_str()) == 0) return true;
    WARN("SKIPPED: " << name << " is absent");
    return false;
}

std::string many_games(int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i % 1000 == 999 ? bad : good) + "\n";
    return text;
}

// What compresses badly, so that a cut falls into the middle of the data.
std::string varied_games(int count) {
    std::string text;
    unsigned random = 1;
    for (int i = 0; i < count; ++i) {
        std::string comment;
        for (int letter = 0; letter < 60; ++letter) {
            random = random * 1103515245 + 12345;
            comment += static_cast<char>('a' + (random >> 16) % 26);
        }
        text += roster + "1. e4 {" + comment + "} e5 2. Ke3 *\n\n";
    }
    return text;
}

// Whether what is packed is looked at from this byte on: not everywhere, since each place costs a
// run of the program, but at all of the end, where lengths and checksums are.
bool is_tried(std::size_t at, std::size_t size) {
    return at + 16 >= size || at % 11 == 0;
}

} // namespace

TEST_CASE("compressed files are read, whatever their names") {
    for (const std::string program : {"gzip", "bzip2", "xz", "zstd"}) {
        if (!has_program(program)) continue;
        const Folder folder;
        folder.write("games.pgn", many_games(5000));
        const auto plain = arbiter_in(folder, "check --format concise games.pgn");
        REQUIRE(shell(folder, program + " -c games.pgn >packed.pgn"));
        REQUIRE(shell(folder, "cp packed.pgn games.pgn"));
        CHECK(arbiter_in(folder, "check --format concise games.pgn").out == plain.out);
        // From a pipe there is no way back to what was looked at.
        const auto pipe = "cat packed.pgn | '" ARBITER_BINARY "' check --format concise - >.piped";
        CHECK_FALSE(shell(folder, pipe)); // it has findings
        CHECK(std::ranges::count(folder.read(".piped"), '\n') == 5);
    }
}

TEST_CASE("the *.pgn members of archives are read, and others that begin like one") {
    const Folder folder;
    folder.write("deep/bad.pgn", bad);
    folder.write("LOUD.PGN", bad);
    folder.write("notes.txt", "nothing");
    folder.write("games.txt", "\n" + bad);
    for (const auto& [program, line, name] :
         {std::tuple{"tar", "tar -cf a.tar deep LOUD.PGN notes.txt games.txt", "a.tar"},
          std::tuple{"tar", "tar -czf a.tar.gz deep LOUD.PGN notes.txt games.txt", "a.tar.gz"},
          std::tuple{"zip", "zip -qr a.zip deep LOUD.PGN notes.txt games.txt", "a.zip"}}) {
        if (!has_program(program)) continue;
        REQUIRE(shell(folder, line));
        const std::string archive = name;
        for (const auto* input : {"", "--stdin-filename "}) {
            const bool is_piped = *input != '\0';
            const auto outcome =
                arbiter_in(folder, "check --format concise " +
                                       (is_piped ? input + archive + " - <" + archive : archive));
            INFO(archive << outcome.error);
            CHECK(outcome.status == 1);
            CHECK(contains(outcome.out, archive + "/deep/bad.pgn:9:13: error[illegal-move]"));
            CHECK(contains(outcome.out, archive + "/LOUD.PGN:9:13: error[illegal-move]"));
            CHECK(contains(outcome.out, archive + "/games.txt:10:13: error[illegal-move]"));
            CHECK_FALSE(contains(outcome.out, "notes.txt"));
        }
    }
}

TEST_CASE("an archive in an archive is told, not opened") {
    if (!has_program("zip")) return;
    const Folder folder;
    folder.write("bad.pgn", bad);
    REQUIRE(shell(folder, "zip -q inner.zip bad.pgn && zip -q outer.zip inner.zip bad.pgn"));
    const auto outcome = arbiter_in(folder, "check --format concise outer.zip");
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.error, "outer.zip/inner.zip: an archive in an archive is not opened"));
    CHECK(contains(outcome.out, "outer.zip/bad.pgn:9:13: "));
}

TEST_CASE("of a damaged archive all is reported that can be read, and then where it ends") {
    for (const std::string program : {"gzip", "bzip2", "xz", "zstd"}) {
        if (!has_program(program)) continue;
        const Folder folder;
        folder.write("games.pgn", varied_games(8000));
        REQUIRE(shell(folder, program + " -c games.pgn >packed && head -c 250000 packed >cut.pgn"));
        const auto outcome = arbiter_in(folder, "check --format concise cut.pgn");
        INFO(program << outcome.error);
        CHECK(outcome.status == 2);
        CHECK(contains(outcome.out, "cut.pgn:9:76: error[illegal-move]"));
        CHECK(contains(outcome.error, "arbiter: cut.pgn:"));
        CHECK(contains(outcome.error, ": can't be unpacked behind byte "));
        // The game at the cut is not judged.
        CHECK_FALSE(contains(outcome.out, "missing-result"));
        CHECK_FALSE(contains(outcome.out, "unterminated"));
    }
}

TEST_CASE("a wrong byte of what is packed is told") {
    for (const std::string program : {"gzip -n", "bzip2", "xz", "zstd"}) {
        if (!has_program(program)) continue;
        const Folder folder;
        folder.write("games.pgn", varied_games(3));
        REQUIRE(shell(folder, program + " -c games.pgn >packed"));
        const auto packed = folder.read("packed");
        CHECK(arbiter_in(folder, "check packed").status == 1);
        // Before this come marks, without which it is no packed file, and gzip's time and system,
        // which are no part of the data.
        constexpr std::size_t head = 10;
        for (std::size_t at = head; at < packed.size(); ++at) {
            if (!is_tried(at, packed.size())) continue;
            auto damaged = packed;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
            folder.write("damaged", damaged);
            const auto outcome = arbiter_in(folder, "check --format concise damaged");
            INFO(program << ", byte " << at << ": " << outcome.out << outcome.error);
            CHECK(outcome.status == 2);
            CHECK(contains(outcome.error, "arbiter: damaged:"));
        }
    }
}

TEST_CASE("a cut of what is packed is told") {
    for (const std::string program : {"gzip", "bzip2", "xz", "zstd"}) {
        if (!has_program(program)) continue;
        const Folder folder;
        folder.write("games.pgn", varied_games(3));
        REQUIRE(shell(folder, program + " -c games.pgn >packed"));
        const auto packed = folder.read("packed");
        for (std::size_t size = 6; size < packed.size(); ++size) {
            if (!is_tried(size, packed.size())) continue;
            folder.write("cut", packed.substr(0, size));
            const auto outcome = arbiter_in(folder, "check --format concise cut");
            INFO(program << ", " << size << " bytes of " << packed.size() << ": " << outcome.out
                         << outcome.error);
            CHECK(outcome.status == 2);
        }
    }
}

TEST_CASE("a wrong byte of a member of a zip archive is told, and the others are read") {
    if (!has_program("zip")) return;
    const Folder folder;
    folder.write("a.pgn", varied_games(3));
    folder.write("b.pgn", bad);
    REQUIRE(shell(folder, "zip -q games.zip a.pgn b.pgn"));
    auto packed = folder.read("games.zip");
    packed[200] = static_cast<char>(packed[200] ^ 0x10);
    folder.write("games.zip", packed);
    const auto outcome = arbiter_in(folder, "check --format concise games.zip");
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.error, "arbiter: games.zip/a.pgn:"));
    CHECK(contains(outcome.out, "games.zip/b.pgn:9:13: error[illegal-move]"));
}

TEST_CASE("what was packed in parts is read to its end, and what stands behind it is told") {
    for (const std::string program : {"gzip", "bzip2", "xz", "zstd"}) {
        if (!has_program(program)) continue;
        const Folder folder;
        folder.write("a.pgn", good + "\n");
        folder.write("b.pgn", bad);
        REQUIRE(shell(folder, "(" + program + " -c a.pgn; " + program + " -c b.pgn) >both.pgn"));
        const auto both = arbiter_in(folder, "check --format concise both.pgn");
        INFO(program << ": " << both.out << both.error);
        CHECK(both.status == 1);
        CHECK(contains(both.out, "both.pgn:19:13: error[illegal-move]"));

        REQUIRE(shell(folder, "(" + program + " -c b.pgn; echo and more) >more.pgn"));
        const auto more = arbiter_in(folder, "check --format concise more.pgn");
        INFO(program << ": " << more.out << more.error);
        CHECK(more.status == 2);
    }
}

TEST_CASE("zeros behind gzip data fill the last block of a tape, and are no damage") {
    if (!has_program("gzip")) return;
    const Folder folder;
    folder.write("a.pgn", bad);
    REQUIRE(shell(folder, "(gzip -c a.pgn; head -c 100000 /dev/zero) >padded.pgn"));
    CHECK(arbiter_in(folder, "check padded.pgn").status == 1);
}

TEST_CASE("an endless file that is no chess file is given up") {
    const Folder folder;
    const auto outcome = arbiter_in(folder, "check /dev/zero");
    CHECK(outcome.status == 2);
    CHECK(contains(outcome.error, "no game ends in 64 MiB"));
}

TEST_CASE("UTF-16 in pieces: a large file says the same as the same in UTF-8") {
    if (!has_program("iconv")) return;
    const Folder folder;
    std::string text;
    for (int i = 0; i < 5000; ++i)
        text += roster + "1. e4 {\xC3\xA9\xF0\x9D\x84\x9E" + std::string(i % 7, 'x') +
                "} e5 2. Ke3 *\n\n";
    folder.write("games.pgn", "\xEF\xBB\xBF" + text);
    for (const std::string encoding : {"LE", "BE"}) {
        const std::string mark = encoding == "LE" ? "\\377\\376" : "\\376\\377";
        REQUIRE(shell(folder, "(printf '" + mark +
                                  "'; tail -c +4 games.pgn | iconv -f UTF-8 -t UTF-16" + encoding +
                                  ") >wide.pgn"));
        const auto wide =
            arbiter_in(folder, "check --format concise --stdin-filename games.pgn - <wide.pgn");
        // The encoding itself is another matter.
        const auto illegal = [](std::string out) {
            std::string kept;
            for (std::size_t at = 0; at < out.size();) {
                const auto end = out.find('\n', at) + 1;
                const auto line = out.substr(at, end - at);
                if (contains(line, "illegal-move")) kept += line;
                at = end;
            }
            return kept;
        };
        CHECK(illegal(wide.out) ==
              illegal(arbiter_in(folder, "check --format concise games.pgn").out));
    }
}
