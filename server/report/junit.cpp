#include "lint/rule.h"
#include "report/finding_reporter.h"
#include "report/formats.h"
#include "report/xml.h"

#include <fmt/format.h>

namespace arbiter::report {

namespace {

// A suite for each file with findings, a failed case for each finding. The attributes are those of
// the schema that Jenkins checks, which wants the number of cases, and the file, which GitLab
// reads.
class Junit final : public XmlFileReporter {
public:
    std::string begin() override {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"arbiter\">\n";
    }

private:
    std::string file(std::string_view path, const std::string& findings,
                     std::size_t count) override {
        return fmt::format("<testsuite name=\"{0}\" tests=\"{1}\" failures=\"{1}\">\n{2}"
                           "</testsuite>\n",
                           escape_xml(path), count, findings);
    }

    // Readers take a report without any case for one that went wrong.
    std::string close(bool is_empty) override {
        constexpr std::string_view passed =
            "<testsuite name=\"arbiter\" tests=\"1\" failures=\"0\">\n"
            "<testcase name=\"check\" classname=\"arbiter\"/>\n</testsuite>\n";
        return fmt::format("{}</testsuites>\n", is_empty ? passed : "");
    }

    std::string write(const GameFindings& game, const Places& places,
                      const lint::Finding& finding) override {
        const Place at = places.at(finding.span.begin);
        const std::string path = escape_xml(plain_path(game.path));
        const std::string message = escape_xml(finding.message);
        return fmt::format("<testcase name=\"{}\" classname=\"{}\" file=\"{}\">"
                           "<failure type=\"{}\" message=\"{}\">line {}, column {}: {}</failure>"
                           "</testcase>\n",
                           finding.rule->id, path, path, lint::name(finding.severity), message,
                           at.line, at.column, message);
    }
};

} // namespace

std::unique_ptr<Reporter> make_junit(const Style&) {
    return std::make_unique<Junit>();
}

} // namespace arbiter::report
