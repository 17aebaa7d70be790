#include "lint/rule.h"
#include "report/finding_reporter.h"
#include "report/formats.h"
#include "report/level.h"

#include <fmt/format.h>

#include <array>

namespace arbiter::report {

namespace {

// Workflow commands: a property can't hold what would end it or the command.
std::string escape_data(std::string_view text, std::string_view special = "%\r\n") {
    std::string out;
    for (const char c : text) {
        if (special.find(c) == std::string_view::npos)
            out += c;
        else
            out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return out;
}

std::string escape_property(std::string_view text) {
    return escape_data(text, "%\r\n:,");
}

constexpr Levels github_levels{"error", "warning", "notice", "notice", "notice"};

class GitHub final : public FindingReporter {
    std::string write(const GameFindings& game, const Places& places,
                      const lint::Finding& finding) override {
        const Place at = places.at(finding.span.begin);
        const Place to = places.at(finding.span.end);
        // GitHub ignores an annotation that has columns and spans lines.
        const std::string columns =
            at.line == to.line ? fmt::format(",col={},endColumn={}", at.column, to.column) : "";
        return fmt::format("::{} title={},file={},line={},endLine={}{}::{}\n",
                           level(finding.severity, github_levels),
                           escape_property(fmt::format("Arbiter ({})", finding.rule->id)),
                           escape_property(plain_path(game.path)), at.line, to.line, columns,
                           escape_data(fmt::format("{}:{}:{}: {} {}", game.path, at.line, at.column,
                                                   finding.rule->id, finding.message)));
    }
};

} // namespace

std::unique_ptr<Reporter> make_github(const Style&) {
    return std::make_unique<GitHub>();
}

} // namespace arbiter::report
