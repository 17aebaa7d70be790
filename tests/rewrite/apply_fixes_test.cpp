#include "rewrite/fixed.h"
#include "support/catch.hpp"

using namespace arbiter;
using lint::Finding;
using lint::Fix;
using lint::Safety;
using rewrite::apply_fixes;
using rewrite::Fixes;
using test::fix_all;

namespace {

Finding finding(std::vector<Fix> fixes) {
    Finding result;
    result.fixes = std::move(fixes);
    return result;
}

Fix replace(std::uint32_t begin, std::uint32_t end, std::string text,
            Safety safety = Safety::safe) {
    return {"", {{{begin, end}, std::move(text)}}, safety};
}

// Without a finding of its own, whatever the result of the game.
const std::string roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                           "[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";

} // namespace

TEST_CASE("of each finding one fix is applied") {
    const std::vector<Finding> findings{
        finding({replace(0, 1, "x"), replace(0, 1, "no")}),
        finding({}),
        finding({replace(2, 2, "+"), replace(3, 4, "no")}),
    };
    CHECK(apply_fixes("abcd", findings, Fixes::safe) == "xb+cd");
}

TEST_CASE("unsafe fixes wait for a request") {
    const std::vector<Finding> findings{
        finding({replace(0, 1, "unsafe", Safety::unsafe), replace(0, 1, "safe")}),
        finding({replace(1, 2, "unsafe", Safety::unsafe)}),
    };
    CHECK(apply_fixes("ab", findings, Fixes::safe) == "safeb");
    CHECK(apply_fixes("ab", findings, Fixes::all) == "unsafeunsafe");
}

TEST_CASE("a choice is made by nobody but a person") {
    const std::vector<Finding> findings{
        finding({replace(0, 1, "no", Safety::choice), replace(0, 1, "no", Safety::choice)}),
        finding({replace(1, 2, "no", Safety::choice), replace(1, 2, "unsafe", Safety::unsafe)}),
    };
    CHECK(apply_fixes("ab", findings, Fixes::safe) == "ab");
    CHECK(apply_fixes("ab", findings, Fixes::all) == "aunsafe");
}

TEST_CASE("of moves that are as likely none is written unattended") {
    // Bb5 and Ba6 are spelled as near to Bb6, and the rest replays after both.
    const auto tie = roster + "1. e4 e5 2. Nf3 Nc6 3. Bb6 Nf6 4. O-O d6 5. d4 exd4 *\n";
    CHECK(fix_all(tie, Fixes::all).text == tie);
    const auto either = roster + "1. Nf3 Nf6 2. d4 d5 3. Nd2 *\n";
    CHECK(fix_all(either, Fixes::all).text == either);
    const auto told = roster + "1. Nf3 Nf6 2. d4 d5 3. Nd2 e6 4. Ng1 *\n";
    CHECK(fix_all(told, Fixes::all).text == roster + "1. Nf3 Nf6 2. d4 d5 3. Nbd2 e6 4. Ng1 *\n");
}

TEST_CASE("a fix that overlaps an earlier one is left out as a whole") {
    const std::vector<Finding> findings{
        finding({replace(2, 4, "XY")}),
        finding({{"", {{{0, 1}, "no"}, {{3, 5}, "no"}}, Safety::safe}}),
        finding({replace(4, 6, "Z")}),
        finding({replace(3, 3, "no")}),
    };
    CHECK(apply_fixes("abcdef", findings, Fixes::safe) == "abXYZ");
}

TEST_CASE("a fix between two others is compared with both") {
    const std::vector<Finding> findings{
        finding({replace(0, 3, "A")}),  finding({replace(6, 9, "B")}),
        finding({replace(2, 4, "no")}), finding({replace(5, 7, "no")}),
        finding({replace(1, 8, "no")}), finding({replace(3, 6, "-")}),
    };
    CHECK(apply_fixes("aaacccbbb", findings, Fixes::safe) == "A-B");
}

TEST_CASE("fixing goes on until nothing is left to fix") {
    // The comment hides that the game has no termination marker.
    const auto fixed = fix_all(roster + "1. e4 {never closed\n", Fixes::all);
    CHECK(fixed.text == roster + "1. e4 {never closed} *\n");
    CHECK(fixed.rounds == 2);
    CHECK(fixed.settled);
}

TEST_CASE("safe fixes alone leave what needs a person") {
    const auto game = roster + "1. e4 {never closed\n";
    CHECK(fix_all(game, Fixes::safe).text == game);
    CHECK(fix_all(game, Fixes::safe).rounds == 0);
}

TEST_CASE("a double forfeit loses its meaning only by request") {
    // `*` does not say that both sides lost.
    const auto tags = roster.substr(0, roster.find("[Result"));
    const auto forfeit = tags + "[Result \"0-0\"]\n\n1. e4 e5 0-0\n";
    CHECK(fix_all(forfeit, Fixes::safe).text == forfeit);
    CHECK(fix_all(forfeit, Fixes::all).text == tags + "[Result \"*\"]\n\n1. e4 e5 *\n");
}

TEST_CASE("games are fixed each on its own") {
    const auto bad = roster + "1. e4 1:0\n\n";
    const auto good = roster + "1. e4 1-0\n\n";
    CHECK(fix_all(bad + good + bad, Fixes::safe).text == good + good + good);
}

TEST_CASE("what can't be fixed stays, byte for byte") {
    // A mark before what is no UTF-8, and bytes that are no character in Windows-1252 either.
    const auto text = "\xEF\xBB\xBF" + roster + "1. e4 e5 {\x81\x8D} *";
    const auto fixed = fix_all(text, Fixes::safe);
    CHECK(fixed.text == text);
    CHECK(fixed.rounds == 0);
    CHECK(fixed.settled);
    CHECK(fix_all("", Fixes::all).text.empty());
}

TEST_CASE("a fix may be of an earlier move than the finding") {
    const std::string rest = " Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 "
                             "9. Bg5 b5 10. Nxb5 cxb5 *\n";
    const auto game = [&](std::string_view third_move) {
        return roster + "1. e4 e5 2. Nf3 d6 3. " + std::string(third_move) + rest;
    };
    CHECK(fix_all(game("d3"), Fixes::safe).text == game("d3"));
    const auto fixed = fix_all(game("d3"), Fixes::all);
    CHECK(fixed.text == game("d4"));
    CHECK(fixed.left == 0);
    // The move has a finding of its own, whose fix overlaps: that comes first.
    const auto twice = fix_all(game("Pd3"), Fixes::all);
    CHECK(twice.text == game("d4"));
    CHECK(twice.rounds == 2);
}
