#include "game/game.h"
#include "lint/rule.h"
#include "support/catch.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace arbiter;
using lint::Severity;

namespace {

const lint::Rule& rule(std::string_view id) {
    const auto* found = lint::find_rule(id);
    REQUIRE(found);
    return *found;
}

// The severities of a rule's findings in a game.
std::vector<Severity> severities(const std::string& text, std::string_view id,
                                 const lint::Options& options) {
    const game::Game game(text);
    std::vector<Severity> found;
    for (const auto& finding : lint::check(game.text(), *game.analysis(), options))
        if (finding.rule->id == id) found.push_back(finding.severity);
    return found;
}

// $300 is an error, $01 a hint, $0 an information.
const std::string nags = "1. e4 $300 e5 $01 2. d4 $0 *\n";

} // namespace

TEST_CASE("without options each rule has the severity of the catalogue") {
    const lint::Options options;
    for (const auto& each : lint::catalogue()) {
        CHECK(options.severity(each) == each.severity);
        CHECK_FALSE(options.forced_severity(each));
    }
}

TEST_CASE("a rule that is switched off does not run") {
    lint::Options options;
    options.set_severity(rule("nag-range"), Severity::off);
    CHECK(severities(nags, "nag-range", {}).size() == 3);
    CHECK(severities(nags, "nag-range", options).empty());
    options.choose(rule("nag-range"));
    CHECK(severities(nags, "nag-range", options) == severities(nags, "nag-range", {}));
}

TEST_CASE("a severity of the options is that of all findings of the rule") {
    CHECK(severities(nags, "nag-range", {}) ==
          std::vector{Severity::error, Severity::hint, Severity::information});
    lint::Options options;
    options.set_severity(rule("nag-range"), Severity::warning);
    CHECK(severities(nags, "nag-range", options) == std::vector(3, Severity::warning));
}

TEST_CASE("setting one rule leaves the others alone") {
    lint::Options options;
    options.set_severity(rule("illegal-move"), Severity::hint);
    for (const auto& each : lint::catalogue())
        CHECK((options.severity(each) == each.severity || each.id == "illegal-move"));
}

TEST_CASE("a notation that is wanted is no finding") {
    const auto finds = [](const std::string& moves, std::string_view id, std::string notation) {
        lint::Options options;
        options.notation = std::move(notation);
        return !severities(moves + " *\n", id, options).empty();
    };
    const std::string german = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. La4 Sf6 5. O-O Le7";
    CHECK(finds(german, "localized-letters", "san"));
    CHECK(finds(german, "localized-letters", "fr"));
    CHECK_FALSE(finds(german, "localized-letters", "de"));
    // Italian has the letters of Spanish: the moves can't tell which it is.
    const std::string spanish = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. O-O Ae7";
    CHECK_FALSE(finds(spanish, "localized-letters", "es"));
    CHECK_FALSE(finds(spanish, "localized-letters", "it"));

    const std::string figurines = "1. e4 e5 2. \u2658f3 \u265ec6 3. \u2657b5";
    CHECK(finds(figurines, "figurine-in-movetext", "de"));
    CHECK_FALSE(finds(figurines, "figurine-in-movetext", "figurine"));
    CHECK(finds("1. e2e4 e7e5 2. g1f3", "uci-move", "lan"));
    CHECK_FALSE(finds("1. e2e4 e7e5 2. g1f3", "uci-move", "uci"));
    CHECK(finds("1. e2-e4 e7-e5 2. Ng1-f3", "long-algebraic", "uci"));
    CHECK_FALSE(finds("1. e2-e4 e7-e5 2. Ng1-f3", "long-algebraic", "lan"));
    const std::string descriptive = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5";
    CHECK(finds(descriptive, "descriptive-in-pgn", "descriptive-es"));
    CHECK_FALSE(finds(descriptive, "descriptive-in-pgn", "descriptive"));
}
