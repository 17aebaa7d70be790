#include "lint/rule.h"
#include "report/finding_reporter.h"
#include "report/formats.h"

#include <fmt/format.h>

namespace arbiter::report {

namespace {

class Concise final : public FindingReporter {
    std::string write(const GameFindings& game, const Places& places,
                      const lint::Finding& finding) override {
        const Place at = places.at(finding.span.begin);
        return fmt::format("{}:{}:{}: {}[{}] {}\n", printable(game.path), at.line, at.column,
                           lint::name(finding.severity), finding.rule->id,
                           printable(finding.message));
    }
};

} // namespace

std::unique_ptr<Reporter> make_concise(const Style&) {
    return std::make_unique<Concise>();
}

} // namespace arbiter::report
