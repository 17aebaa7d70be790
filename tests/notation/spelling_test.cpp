#include "notation/spelling.h"
#include "support/catch.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

using arbiter::notation::spelling_distance;

namespace {

// The whole table, without a limit.
std::uint32_t naive_distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::uint32_t>> cost(a.size() + 1,
                                                 std::vector<std::uint32_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = static_cast<std::uint32_t>(i + j);
                continue;
            }
            const std::uint32_t differs = a[i - 1] == b[j - 1] ? 0 : 1;
            cost[i][j] =
                std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + differs});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    }
    return cost[a.size()][b.size()];
}

} // namespace

TEST_CASE("the distance counts bytes put in, left out, changed and swapped") {
    CHECK(spelling_distance("", "", 4) == 0);
    CHECK(spelling_distance("Nf3", "Nf3", 4) == 0);
    CHECK(spelling_distance("Nf3", "Ngf3", 4) == 1);
    CHECK(spelling_distance("Nxf3", "Nf3", 4) == 1);
    CHECK(spelling_distance("Bb6", "Bb5", 4) == 1);
    CHECK(spelling_distance("Nf3", "N3f", 4) == 1);
    CHECK(spelling_distance("", "O-O", 4) == 3);
    CHECK(spelling_distance("Qxh7#", "a3", 9) == 5);
}

TEST_CASE("a distance beyond the limit is one more than the limit") {
    CHECK(spelling_distance("Qxh7#", "a3", 4) == 5);
    CHECK(spelling_distance("Qxh7#", "a3", 2) == 3);
    CHECK(spelling_distance("Nf3", "Nf4", 0) == 1);
    CHECK(spelling_distance("Nf3", "Nf3", 0) == 0);
    CHECK(spelling_distance(std::string(1'000'000, 'N'), "Nf3", 8) == 9);
    CHECK(spelling_distance("Nf3", "Ng5", ~std::uint32_t{0}) == 2);
}

TEST_CASE("the bounded distance is the plain one up to the limit") {
    const auto text = rc::gen::container<std::string>(rc::gen::element('N', 'f', 'x', '3'));
    CHECK(rc::check([&] {
        const auto a = *text;
        const auto b = *text;
        const auto limit = *rc::gen::inRange<std::uint32_t>(0, 8);
        RC_ASSERT(spelling_distance(a, b, limit) == std::min(naive_distance(a, b), limit + 1));
    }));
}
