#include "support/catch.hpp"
#include "text/edit.h"

#include <rapidcheck.h>

#include <algorithm>

using namespace arbiter;
using text::Edit;

TEST_CASE("edits overlap where they share a byte or insert at one place") {
    CHECK(text::overlap({{1, 3}, ""}, {{2, 4}, ""}));
    CHECK(text::overlap({{1, 5}, ""}, {{2, 3}, ""}));
    CHECK_FALSE(text::overlap({{1, 3}, ""}, {{3, 4}, ""}));
    CHECK(text::overlap({{2, 2}, "a"}, {{2, 2}, "b"}));
    CHECK_FALSE(text::overlap({{2, 2}, "a"}, {{3, 3}, "b"}));
    CHECK(text::overlap({{2, 2}, "a"}, {{1, 3}, ""}));
    CHECK_FALSE(text::overlap({{1, 1}, "a"}, {{1, 3}, ""}));
    CHECK_FALSE(text::overlap({{3, 3}, "a"}, {{1, 3}, ""}));
}

TEST_CASE("edits are applied in any order") {
    const std::vector<Edit> edits{{{6, 8}, "O-O"}, {{0, 0}, "["}, {{2, 5}, ""}, {{8, 8}, "!"}};
    CHECK(text::apply("e4 e5 oo", edits) == "[e4 O-O!");
    CHECK(text::apply("e4", {}) == "e4");
    const std::vector<Edit> touching{{{1, 3}, "XY"}, {{1, 1}, "<"}, {{3, 3}, ">"}};
    CHECK(text::apply("abcd", touching) == "a<XY>d");
}

TEST_CASE("applying edits at once is applying them from the last to the first") {
    REQUIRE(rc::check("apply", [] {
        const std::string text = *rc::gen::arbitrary<std::string>();
        const auto size = static_cast<std::uint32_t>(text.size());
        auto cuts = *rc::gen::container<std::vector<std::uint32_t>>(
            rc::gen::inRange<std::uint32_t>(0, size + 1));
        std::sort(cuts.begin(), cuts.end());
        std::vector<Edit> edits;
        for (std::size_t i = 0; i + 1 < cuts.size(); i += 2) {
            const Edit edit{{cuts[i], cuts[i + 1]}, *rc::gen::arbitrary<std::string>()};
            if (edits.empty() || !text::overlap(edits.back(), edit)) edits.push_back(edit);
        }
        std::string expected = text;
        for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
            expected.replace(edit->span.begin, edit->span.size(), edit->replacement);
        }
        std::reverse(edits.begin(), edits.end());
        RC_ASSERT(text::apply(text, edits) == expected);
    }));
}
