#include "lint/rule.h"
#include "report/finding_reporter.h"
#include "report/formats.h"
#include "report/level.h"
#include "report/xml.h"

#include <fmt/format.h>

#include <array>

namespace arbiter::report {

namespace {

constexpr Levels checkstyle_levels{"error", "warning", "info", "info", "info"};

class Checkstyle final : public XmlFileReporter {
public:
    std::string begin() override {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n";
    }

private:
    std::string file(std::string_view path, const std::string& findings, std::size_t) override {
        return fmt::format("<file name=\"{}\">\n{}</file>\n", escape_xml(path), findings);
    }

    std::string close(bool) override { return "</checkstyle>\n"; }

    std::string write(const GameFindings&, const Places& places,
                      const lint::Finding& finding) override {
        const Place at = places.at(finding.span.begin);
        return fmt::format("<error line=\"{}\" column=\"{}\" severity=\"{}\" message=\"{}\" "
                           "source=\"arbiter.{}\"/>\n",
                           at.line, at.column, level(finding.severity, checkstyle_levels),
                           escape_xml(finding.message), finding.rule->id);
    }
};

} // namespace

std::unique_ptr<Reporter> make_checkstyle(const Style&) {
    return std::make_unique<Checkstyle>();
}

} // namespace arbiter::report
