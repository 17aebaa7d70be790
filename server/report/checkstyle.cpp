#include "lint/rule.h"
#include "report/formats.h"
#include "report/place.h"
#include "report/xml.h"

#include <fmt/format.h>

#include <array>

namespace arbiter::report {

namespace {

constexpr std::string_view level(lint::Severity severity) {
    constexpr std::array<std::string_view, 4> levels{"error", "warning", "info", "info"};
    return levels.at(static_cast<std::size_t>(severity));
}

class Checkstyle final : public Reporter {
public:
    std::string begin() override {
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n";
    }

    std::string report(const GameFindings& game) override {
        std::string out;
        if (path_ != game.path) {
            out = close() + fmt::format("<file name=\"{}\">\n", escape_xml(game.path));
            path_ = game.path;
        }
        const Places places(game);
        for (const auto& finding : game.findings) {
            const Place at = places.at(finding.span.begin);
            fmt::format_to(std::back_inserter(out),
                           "<error line=\"{}\" column=\"{}\" severity=\"{}\" message=\"{}\" "
                           "source=\"arbiter.{}\"/>\n",
                           at.line, at.column, level(finding.severity), escape_xml(finding.message),
                           finding.rule->id);
        }
        return out;
    }

    std::string end(const Summary&) override { return close() + "</checkstyle>\n"; }

private:
    std::string close() const { return path_.empty() ? "" : "</file>\n"; }

    std::string path_;
};

} // namespace

std::unique_ptr<Reporter> make_checkstyle(const Style&) {
    return std::make_unique<Checkstyle>();
}

} // namespace arbiter::report
