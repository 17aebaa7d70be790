#include "lint/rule.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace arbiter::lint {

std::vector<Finding> check(std::string_view text, const game::Analysis& analysis,
                           text::Encoding encoding) {
    const Context context{text, analysis.score, analysis.replay, encoding};
    std::vector<Finding> findings;
    for (const Rule& rule : catalogue()) {
        if (rule.severity == Severity::off) continue;
        Report report{rule, findings};
        rule.check(context, report);
    }
    std::ranges::sort(findings, {}, [](const Finding& finding) {
        return std::tuple{finding.span.begin, finding.span.end, finding.rule};
    });
    return findings;
}

Finding& Report::add(text::Span span, std::string message) {
    return add(span, std::move(message), rule_.severity);
}

Finding& Report::add(text::Span span, std::string message, Severity severity) {
    Finding finding;
    finding.rule = &rule_;
    finding.severity = severity;
    finding.span = span;
    finding.message = std::move(message);
    if (max_findings <= count_++) return dropped_ = std::move(finding);
    return out_.emplace_back(std::move(finding));
}

} // namespace arbiter::lint
