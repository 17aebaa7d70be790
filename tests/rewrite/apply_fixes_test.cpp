#include "rewrite/apply_fixes.h"
#include "support/catch.hpp"

using namespace arbiter;
using lint::Finding;
using lint::Fix;
using lint::Safety;
using rewrite::apply_fixes;
using rewrite::fix_all;
using rewrite::Fixes;

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
    // Closing the comment brings to light that the game lacks its termination marker.
    const auto fixed = fix_all("1. e4 {never closed\n", Fixes::all);
    CHECK(fixed.text == "1. e4 {never closed} *\n");
    CHECK(fixed.rounds == 2);
    CHECK(fixed.settled);
}

TEST_CASE("where nothing can be fixed the text stays, byte for byte") {
    const std::string text("\xEF\xBB\xBF"
                           "1. e4 e5\r\n\r\r\n{\xE4\xFF} 1-0\r",
                           27);
    const auto fixed = fix_all(text, Fixes::safe);
    CHECK(fixed.text == text);
    CHECK(fixed.rounds == 0);
    CHECK(fixed.settled);
    CHECK(fix_all("", Fixes::all).text.empty());
}
