#include "notation/spelling.h"
#include "support/catch.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <string>
#include <vector>

using arbiter::notation::misprint_distance;
using arbiter::notation::spelling_distance;

namespace {

// What it costs to put the one sign for the other, in edits.
struct Replacement {
    char one;
    char other;
    double cost;
};

// The whole table, without a limit.
double naive_distance(std::string_view a, std::string_view b,
                      const std::vector<Replacement>& cheaper = {}) {
    const auto replace = [&](char one, char other) {
        for (const auto& [x, y, cost] : cheaper)
            if ((one == x && other == y) || (one == y && other == x)) return cost;
        return one == other ? 0.0 : 1.0;
    };
    std::vector<std::vector<double>> cost(a.size() + 1, std::vector<double>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = static_cast<double>(i + j);
                continue;
            }
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1,
                                   cost[i - 1][j - 1] + replace(a[i - 1], b[j - 1])});
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
        RC_ASSERT(spelling_distance(a, b, limit) == std::min(naive_distance(a, b), limit + 1.0));
    }));
}

TEST_CASE("signs that print mistakes for each other are half as far") {
    CHECK(misprint_distance("Rd1", "Rd1", 12) == 0);
    CHECK(misprint_distance("Bd1", "Rd1", 12) == 1);
    CHECK(misprint_distance("Nd1", "Rd1", 12) == 2);
    CHECK(misprint_distance("Rel", "Re1", 12) == 1);
    CHECK(misprint_distance("0-0", "O-O", 12) == 2);
    CHECK(misprint_distance("Rdl1", "Rd1", 12) == 2);
    CHECK(misprint_distance("Bb6", "Qg5+", 3) == 4);
}

TEST_CASE("the bounded distance of misprints is the plain one up to the limit") {
    const auto text = rc::gen::container<std::string>(rc::gen::element('B', 'R', 'x', '-', '1'));
    const std::vector<Replacement> cheaper{{'B', 'R', 0.5}, {'x', '-', 0.5}};
    CHECK(rc::check([&] {
        const auto a = *text;
        const auto b = *text;
        const auto limit = *rc::gen::inRange<std::uint32_t>(0, 16);
        RC_ASSERT(misprint_distance(a, b, limit) ==
                  std::min(2 * naive_distance(a, b, cheaper), limit + 1.0));
    }));
}
