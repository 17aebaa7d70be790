#include "game/game.h"
#include "lint/rule.h"
#include "support/catch.hpp"

#include <algorithm>
#include <string>
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
