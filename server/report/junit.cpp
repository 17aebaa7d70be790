#include "lint/rule.h"
#include "report/formats.h"
#include "report/place.h"
#include "report/xml.h"

#include <fmt/format.h>

namespace arbiter::report {

namespace {

// A suite for each file with findings, a failed case for each finding.
class Junit final : public Reporter {
public:
    std::string begin() override {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"arbiter\">\n";
    }

    std::string report(const GameFindings& game) override {
        std::string out;
        const std::string path = escape_xml(game.path);
        if (path_ != game.path) {
            out = close() + fmt::format("<testsuite name=\"{}\">\n", path);
            path_ = game.path;
        }
        const Places places(game);
        for (const auto& finding : game.findings) {
            const Place at = places.at(finding.span.begin);
            const std::string message = escape_xml(finding.message);
            fmt::format_to(std::back_inserter(out),
                           "<testcase name=\"{}\" classname=\"{}\" file=\"{}\" line=\"{}\">"
                           "<failure type=\"{}\" message=\"{}\">line {}, column {}: {}</failure>"
                           "</testcase>\n",
                           finding.rule->id, path, path, at.line, lint::name(finding.severity),
                           message, at.line, at.column, message);
        }
        return out;
    }

    std::string end(const Summary&) override {
        // Readers take a report without any case for one that went wrong.
        if (path_.empty())
            return "<testsuite name=\"arbiter\">\n<testcase name=\"check\" "
                   "classname=\"arbiter\"/>\n</testsuite>\n</testsuites>\n";
        return close() + "</testsuites>\n";
    }

private:
    std::string close() const { return path_.empty() ? "" : "</testsuite>\n"; }

    std::string path_;
};

} // namespace

std::unique_ptr<Reporter> make_junit(const Style&) {
    return std::make_unique<Junit>();
}

} // namespace arbiter::report
