#include "support/catch.hpp"
#include "text/diff.h"
#include "text/generators.h"

#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace arbiter::text;

namespace {

using Parts = std::vector<std::string_view>;

// The length of the longest common subsequence, by the table of the textbooks.
std::size_t longest_common(const Parts& a, const Parts& b) {
    std::vector<std::vector<std::size_t>> table(a.size() + 1,
                                                std::vector<std::size_t>(b.size() + 1, 0));
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j)
            table[i][j] = a[i - 1] == b[j - 1] ? table[i - 1][j - 1] + 1
                                               : std::max(table[i - 1][j], table[i][j - 1]);
    return table[a.size()][b.size()];
}

Parts rebuilt(const Parts& before, const Parts& after, const std::vector<Change>& changes) {
    Parts out;
    std::size_t at = 0;
    for (const Change& change : changes) {
        out.insert(out.end(), before.begin() + static_cast<std::ptrdiff_t>(at),
                   before.begin() + static_cast<std::ptrdiff_t>(change.before_begin));
        out.insert(out.end(), after.begin() + static_cast<std::ptrdiff_t>(change.after_begin),
                   after.begin() + static_cast<std::ptrdiff_t>(change.after_end));
        at = change.before_end;
    }
    out.insert(out.end(), before.begin() + static_cast<std::ptrdiff_t>(at), before.end());
    return out;
}

std::size_t size_of(const std::vector<Change>& changes) {
    std::size_t size = 0;
    for (const Change& change : changes)
        size += change.before_end - change.before_begin + change.after_end - change.after_begin;
    return size;
}

rc::Gen<Parts> few_parts() {
    return rc::gen::container<Parts>(rc::gen::element<std::string_view>("a", "b", "c", "dd"));
}

} // namespace

TEST_CASE("a diff leads from the one to the other, by the shortest way") {
    CHECK(rc::check("all sequences", [] {
        const auto before = *few_parts();
        const auto after = *few_parts();
        const auto changes = diff(before, after);
        RC_ASSERT(rebuilt(before, after, changes) == after);
        RC_ASSERT(size_of(changes) ==
                  before.size() + after.size() - 2 * longest_common(before, after));
    }));
}

TEST_CASE("parts that are the same stay out of a diff") {
    const Parts before{"a", "b", "c", "d"};
    CHECK(diff(before, before).empty());
    CHECK(diff(before, Parts{"a", "x", "c", "d", "e"}) ==
          std::vector<Change>{{1, 2, 1, 2}, {4, 4, 4, 5}});
    CHECK(diff({}, before) == std::vector<Change>{{0, 0, 0, 4}});
    CHECK(diff(before, {}) == std::vector<Change>{{0, 4, 0, 0}});
}

TEST_CASE("texts that have nearly nothing in common are one change") {
    const std::string many(2 * max_differences, 'a');
    Parts before{"first"};
    Parts after{"first"};
    for (std::size_t i = 0; i < many.size(); ++i) {
        before.push_back(std::string_view(many).substr(0, i));
        after.push_back("b");
    }
    before.push_back("last");
    after.push_back("last");
    CHECK(diff(before, after) == std::vector<Change>{{1, many.size() + 1, 1, many.size() + 1}});
}

TEST_CASE("edits between two texts lead from the one to the other") {
    CHECK(rc::check("all texts", [] {
        const auto before = *arbiter::test::nasty_text();
        const auto after = *arbiter::test::nasty_text();
        RC_ASSERT(arbiter::text::apply(before, edits_between(before, after)) == after);
    }));
}

TEST_CASE("edits between two texts change blanks alone where only they differ") {
    const std::string before = "1. e4 e5\n2. Nf3\tNc6 *\r\n";
    const std::string after = "1. e4\ne5 2. Nf3 Nc6 *\r\n";
    CHECK(edits_between(before, after) ==
          std::vector<Edit>{{{5, 6}, "\n"}, {{8, 9}, " "}, {{15, 16}, " "}});
}

TEST_CASE("lines keep their line breaks") {
    CHECK(lines_of("a\nb\r\n\nc") == Parts{"a\n", "b\r\n", "\n", "c"});
    CHECK(lines_of("").empty());
}
