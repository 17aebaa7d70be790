#include "cli/program.h"
#include "support/catch.hpp"

#include <string>

using arbiter::test::arbiter_in;
using arbiter::test::Folder;
using arbiter::test::roster;

namespace {

const std::string english = roster + "1.e4 e5 2. Nf3!? {Nf3 as ever} Nc6 (2... Qe7) 3. Bb5 *\n";
const std::string german = roster + "1.e4 e5 2. Sf3!? {Nf3 as ever} Sc6 (2... De7) 3. Lb5 *\n";

} // namespace

TEST_CASE("convert writes to standard output, and changes nothing but moves") {
    const Folder folder;
    folder.write("a.pgn", english);
    const auto outcome = arbiter_in(folder, "convert --to de a.pgn");
    CHECK(outcome.status == 0);
    CHECK(outcome.out == german);
    CHECK(folder.read("a.pgn") == english);
    CHECK(arbiter_in(folder, "convert --to German - <a.pgn").out == german);
}

TEST_CASE("convert --in-place replaces files, and finds out what they are written in") {
    const Folder folder;
    folder.write("a.pgn", german);
    folder.write("b.pgn", english);
    const auto outcome = arbiter_in(folder, "convert --to san -i a.pgn b.pgn");
    CHECK(outcome.status == 0);
    CHECK(outcome.out == "1 file converted, 1 file left unchanged\n");
    CHECK(folder.read("a.pgn") == english);
}

TEST_CASE("convert leaves a game that does not replay, and says which and why") {
    const Folder folder;
    const std::string broken = roster + "1. e4 e5 2. Ke3 *\n";
    folder.write("a.pgn", english + "\n" + broken);
    const auto outcome = arbiter_in(folder, "convert --to de a.pgn");
    CHECK(outcome.status == 1);
    CHECK(outcome.out == german + "\n" + broken);
    CHECK(outcome.error.starts_with("a.pgn:19: the game is left as it is: Ke3 is illegal: "));
}

TEST_CASE("convert lists the notations, and refuses others") {
    const Folder folder;
    const auto listed = arbiter_in(folder, "convert --list");
    CHECK(listed.status == 0);
    CHECK(listed.out.starts_with("san            SAN\n"));
    CHECK(listed.out.find("\nde             German\n") != std::string::npos);
    const auto refused = arbiter_in(folder, "convert --to klingon a.pgn");
    CHECK(refused.status == 2);
    CHECK(refused.error.find("there is no notation klingon") != std::string::npos);
    CHECK(arbiter_in(folder, "convert a.pgn").status == 2);
}

TEST_CASE("convert --output writes one file, as it was or as it becomes") {
    const Folder folder;
    folder.write("a.pgn", english);
    CHECK(arbiter_in(folder, "convert --to de -o b.pgn a.pgn").out.empty());
    CHECK(folder.read("b.pgn") == german);
    CHECK(folder.read("a.pgn") == english);
    CHECK(arbiter_in(folder, "convert --to de -o c.pgn b.pgn").status == 0);
    CHECK(folder.read("c.pgn") == german);
    CHECK(arbiter_in(folder, "convert --to san -o b.pgn b.pgn").status == 0);
    CHECK(folder.read("b.pgn") == english);
    CHECK(arbiter_in(folder, "convert --to de -o d.pgn a.pgn b.pgn").status == 2);
    const auto nowhere = arbiter_in(folder, "convert --to de -o no/d.pgn a.pgn");
    CHECK(nowhere.status == 2);
    CHECK(nowhere.error ==
          "arbiter: no/d.pgn: its folder can't be written to: No such file or directory\n");
    std::filesystem::create_symlink("e.pgn", folder.path() / "link.pgn");
    CHECK(arbiter_in(folder, "convert --to de -o link.pgn a.pgn").status == 0);
    CHECK(std::filesystem::is_symlink(folder.path() / "link.pgn"));
    CHECK(folder.read("e.pgn") == german);
    CHECK(arbiter_in(folder, "convert --to de -i -o d.pgn a.pgn").status == 2);
}

TEST_CASE("files that are converted to one output do not grow together") {
    const Folder folder;
    folder.write("a.pgn", "1. e4 *");
    folder.write("b.pgn", "1. Nf3 *");
    CHECK(arbiter_in(folder, "convert --to de a.pgn b.pgn").out == "1. e4 *\n\n1. Sf3 *");
}

TEST_CASE("convert --to pgn makes PGN of a page, with its notes and with what it refers to") {
    const Folder folder;
    const std::string page = "GAME 1.\n\n   1. P-K4       P-K4\n   2. Kt-KB3     Kt-QB3\n"
                             "   3. B-B4       B-B4\n\nThe Italian game.\n\nGAME 2.\n\n"
                             "   Move 1-3 as in Game 1.\n\n   4. Castles    Kt-B3\n";
    const std::string head = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                             "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";
    folder.write("page.dn", page);
    const auto outcome = arbiter_in(folder, "convert --to pgn page.dn");
    CHECK(outcome.status == 0);
    CHECK(outcome.error.empty());
    const auto second = outcome.out.find(head, 1);
    CHECK(outcome.out.substr(0, second) ==
          head + "{GAME 1.} 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 {The Italian game.} *\n\n");
    REQUIRE(second != std::string::npos);
    CHECK(outcome.out.substr(second).find("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5") != std::string::npos);
    CHECK(outcome.out.ends_with(" 4. O-O Nf6 *\n"));
    CHECK(arbiter_in(folder, "convert --to pgn - <page.dn").out == outcome.out);

    folder.write("crlf.txt", "1. P-K4 P-K4\r\n2. Kt-KB3\r\n");
    CHECK(
        arbiter_in(folder, "convert --to pgn crlf.txt").out.ends_with("\r\n1. e4 e5 2. Nf3 *\r\n"));
}

TEST_CASE("what can't be read of a page stands in a comment, and it is said from where on") {
    const Folder folder;
    folder.write("page.dn", "1. P-K4 P-K4\n2. R-R8 Q-Q1\n");
    const auto outcome = arbiter_in(folder, "convert --to pgn page.dn");
    CHECK(outcome.status == 1);
    CHECK(outcome.out.ends_with("\n1. e4 e5 {R-R8 Q-Q1} *\n"));
    CHECK(outcome.error ==
          "page.dn:2: from here the moves stand in a comment: R-R8 can't be read\n");
}

TEST_CASE("a page keeps what is printed, and PGN is PGN") {
    const Folder folder;
    folder.write("page.dn", "1. P-K4 P-K4\n");
    folder.write("a.pgn", english);
    const auto page = arbiter_in(folder, "convert --to san -i page.dn a.pgn");
    CHECK(page.status == 2);
    CHECK(page.error == "arbiter: page.dn: a page of a book stays as it is printed; `arbiter "
                        "convert --to pgn` writes it as PGN\n");
    CHECK(folder.read("page.dn") == "1. P-K4 P-K4\n");
    CHECK(arbiter_in(folder, "convert --to pgn -i page.dn").status == 2);
    const auto game = arbiter_in(folder, "convert --to pgn a.pgn");
    CHECK(game.status == 2);
    CHECK(game.error == "arbiter: a.pgn: it is PGN already\n");
}
