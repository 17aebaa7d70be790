#include "game/xiangqi.h"
#include "lint/rule.h"
#include "lint/suppression.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

namespace arbiter::lint {

namespace {

// The rule that speaks of a game too large to be read; no other one can say anything of it.
constexpr std::string_view of_unread = "unexpected-text";

// Of those that do not speak of descriptive notation alone the one that pages of books need, too.
constexpr std::string_view of_every_notation = "mixed-notation";

enum class Kind : std::uint8_t { chess, score_sheet, xiangqi };

Kind kind_of(const game::Score& score, std::string_view text) {
    if (score.format == game::Format::score_sheet) return Kind::score_sheet;
    return game::is_xiangqi(score, text) ? Kind::xiangqi : Kind::chess;
}

// Of xiangqi the moves are not read, and much of it is in old Chinese encodings, whose bytes look
// like any sign of PGN.
bool speaks_of(const Rule& rule, Kind kind) {
    switch (kind) {
    case Kind::score_sheet:
        return rule.group == Group::descriptive || rule.id == of_every_notation;
    case Kind::xiangqi:
        return rule.group == Group::tags || rule.group == Group::layout ||
               rule.group == Group::suppression;
    default:
        return true;
    }
}

} // namespace

Checked check_in_file(std::string_view text, const game::Analysis& analysis, const Options& options,
                      text::Encoding encoding) {
    auto suppressions = read_suppressions(text, analysis.score);
    const Context context{text, analysis.score, analysis.replay, options, encoding, suppressions};
    const Kind kind = kind_of(analysis.score, text);
    Checked checked;
    auto& findings = checked.findings;
    for (const Rule& rule : catalogue()) {
        if (!rule.check || options.severity_outside_file(rule) == Severity::off) continue;
        if (analysis.score.too_large && rule.id != of_unread) continue;
        if (!speaks_of(rule, kind)) continue;
        const std::size_t first = findings.size();
        Report report{rule, options, findings};
        rule.check(context, report);
        if (!suppressions.empty())
            suppress(rule, text, analysis.score, suppressions, findings, first);
        if (findings.size() == first || !options.is_ignored_in_file(rule)) continue;
        checked.ignored_in_file.push_back(&rule);
        findings.resize(first);
    }
    std::ranges::sort(findings, {}, [](const Finding& finding) {
        return std::tuple{finding.span.begin, finding.span.end, finding.rule};
    });
    return checked;
}

std::vector<Finding> check(std::string_view text, const game::Analysis& analysis,
                           const Options& options, text::Encoding encoding) {
    return check_in_file(text, analysis, options, encoding).findings;
}

Finding& Report::add(text::Span span, std::string message) {
    return add(span, std::move(message), severity_);
}

Finding& Report::add(text::Span span, std::string message, Severity severity) {
    Finding finding;
    finding.rule = &rule_;
    finding.severity = forced_.value_or(severity);
    finding.span = span;
    finding.message = std::move(message);
    if (max_findings <= count_++) return dropped_ = std::move(finding);
    return out_.emplace_back(std::move(finding));
}

} // namespace arbiter::lint
