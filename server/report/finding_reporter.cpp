#include "report/finding_reporter.h"

#include "report/finding_json.h"

#include <utility>

namespace arbiter::report {

std::string FindingReporter::report(const GameFindings& game) {
    std::string out;
    const Places places(game);
    for (const auto& finding : game.findings)
        out += write(game, places, finding);
    return out;
}

std::string JsonArrayReporter::end(const Summary&) {
    return is_empty_ ? "]\n" : "\n]\n";
}

std::string JsonArrayReporter::write(const GameFindings& game, const Places& places,
                                     const lint::Finding& finding) {
    const std::string_view before = std::exchange(is_empty_, false) ? "\n" : ",\n";
    return std::string(before) + dump(element(game, places, finding));
}

std::string XmlFileReporter::report(const GameFindings& game) {
    std::string out;
    if (path_ != game.path) {
        out = end_file();
        path_ = game.path;
    }
    findings_ += FindingReporter::report(game);
    count_ += game.findings.size();
    return out;
}

std::string XmlFileReporter::end(const Summary&) {
    const bool is_empty = path_.empty();
    return end_file() + close(is_empty);
}

std::string XmlFileReporter::end_file() {
    const auto findings = std::exchange(findings_, {});
    const auto count = std::exchange(count_, 0);
    return path_.empty() ? "" : file(path_, findings, count);
}

} // namespace arbiter::report
