#include "lint/rule.h"
#include "report/finding_reporter.h"
#include "report/fingerprint.h"
#include "report/formats.h"
#include "report/level.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>

namespace arbiter::report {

namespace {

using nlohmann::ordered_json;

// In the words of Code Climate, which GitLab took over.
constexpr Levels gitlab_levels{"major", "minor", "info", "info", "info"};

ordered_json position(Place place) {
    return {{"line", place.line}, {"column", place.column}};
}

// A code quality report (artifacts: reports: codequality).
class GitLab final : public JsonArrayReporter {
    ordered_json element(const GameFindings& game, const Places& places,
                         const lint::Finding& finding) override {
        // GitLab does not show the check's name, so the description has it too.
        return {{"check_name", finding.rule->id},
                {"description", fmt::format("{}: {}", finding.rule->id, finding.message)},
                {"severity", level(finding.severity, gitlab_levels)},
                {"fingerprint", fingerprints_.next(game, finding)},
                {"location",
                 {{"path", plain_path(game.path)},
                  {"positions",
                   {{"begin", position(places.at(finding.span.begin))},
                    {"end", position(places.at(finding.span.end))}}}}}};
    }

    Fingerprints fingerprints_;
};

} // namespace

std::unique_ptr<Reporter> make_gitlab(const Style&) {
    return std::make_unique<GitLab>();
}

} // namespace arbiter::report
