#include "lint/rule.h"
#include "report/formats.h"
#include "report/place.h"

#include <fmt/format.h>

namespace arbiter::report {

namespace {

class Concise final : public Reporter {
public:
    std::string report(const GameFindings& game) override {
        std::string out;
        const Places places(game);
        for (const auto& finding : game.findings) {
            const Place at = places.at(finding.span.begin);
            fmt::format_to(std::back_inserter(out), "{}:{}:{}: {}[{}] {}\n", printable(game.path),
                           at.line, at.column, lint::name(finding.severity), finding.rule->id,
                           printable(finding.message));
        }
        return out;
    }

    std::string end(const Summary&) override { return {}; }
};

} // namespace

std::unique_ptr<Reporter> make_concise(const Style&) {
    return std::make_unique<Concise>();
}

} // namespace arbiter::report
