#include "lint/rule.h"
#include "report/baseline.h"
#include "report/statistics.h"
#include "support/catch.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace {

using namespace arbiter;

const lint::Rule some_rule{"some-rule", lint::Group::moves, lint::Severity::error, "what it is", "",
                           nullptr};
const lint::Rule other_rule{
    "other-rule", lint::Group::moves, lint::Severity::error, "what it is", "", nullptr};

lint::Finding finding(const lint::Rule& of, text::Span span) {
    lint::Finding result;
    result.rule = &of;
    result.span = span;
    return result;
}

} // namespace

TEST_CASE("a baseline takes each finding as often as it knows it") {
    const std::vector findings{finding(some_rule, {0, 1}), finding(some_rule, {2, 3})};
    const report::GameFindings game{"a.pgn", "x x", 1, findings};
    report::BaselineRecorder recorder;
    recorder.add(game);
    CHECK(recorder.findings() == 2);
    auto baseline = report::Baseline::read(recorder.write());
    REQUIRE(baseline);
    CHECK(baseline->rest().begin()->second == 2);
    // The line does not matter, the file neither.
    CHECK(baseline->take({"a.pgn", "x x", 50, {}}, findings[0]));
    CHECK(baseline->take({"b.pgn", "x x", 1, {}}, findings[0]));
    CHECK_FALSE(baseline->take(game, findings[0]));
    CHECK(baseline->rest().empty());
}

TEST_CASE("a baseline tells findings apart by rule, marked text and game") {
    const std::vector findings{finding(some_rule, {0, 1})};
    report::BaselineRecorder recorder;
    const std::string game = "[White \"A\"]\n\n1. e4";
    recorder.add({"a.pgn", "x" + game, 1, findings});
    auto baseline = report::Baseline::read(recorder.write());
    REQUIRE(baseline);
    CHECK_FALSE(baseline->take({"a.pgn", "x" + game, 1, {}}, finding(other_rule, {0, 1})));
    CHECK_FALSE(baseline->take({"a.pgn", "x" + game, 1, {}}, finding(some_rule, {0, 2})));
    CHECK_FALSE(baseline->take({"a.pgn", "y\n[White \"B\"]\n", 1, {}}, findings[0]));
    CHECK(baseline->take({"a.pgn", "x" + game + " e5 {said later}", 1, {}}, findings[0]));
}

TEST_CASE("a baseline is sorted, an entry a line, whatever the names hold") {
    report::BaselineRecorder recorder;
    const std::vector findings{finding(some_rule, {0, 1})};
    for (const auto* path : {"z.pgn", "a \"b\"\n.pgn", "\xFF.pgn"})
        recorder.add({path, "x", 1, findings});
    const auto json = recorder.write();
    CHECK(std::count(json.begin(), json.end(), '\n') == 5);
    CHECK(json.find("a \\\"b\\\"\\n.pgn") < json.find("z.pgn"));
    CHECK(report::Baseline::read(json).has_value());
    CHECK(report::Baseline::read(report::BaselineRecorder().write())->rest().empty());
}

TEST_CASE("statistics: the most frequent rule first") {
    report::Statistics statistics;
    auto fixable = finding(other_rule, {});
    fixable.fixes.push_back({"Mend it", {}, lint::Safety::safe});
    statistics.add(finding(some_rule, {}));
    for (int i = 0; i < 10; ++i)
        statistics.add(fixable);
    CHECK(statistics.text() == "10  other-rule  [*]  what it is\n"
                               " 1  some-rule   [ ]  what it is\n"
                               "[*] has safe fixes\n");
    CHECK(statistics.json() ==
          R"([{"rule":"other-rule","findings":10,"fixable":10,"summary":"what it is"},)"
          R"({"rule":"some-rule","findings":1,"fixable":0,"summary":"what it is"}])"
          "\n");
    CHECK(report::Statistics().text().empty());
}
