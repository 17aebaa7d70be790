#include "lint/file_suppression.h"

#include "lint/rules/shared/words.h"
#include "lint/suppression.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace arbiter::lint {

namespace {

// Of a rule that does not run nobody knows what it would find, and what games make of each other
// neither.
bool is_unused(std::string_view selector, const Options& options,
               std::span<const Rule* const> ignored) {
    bool any_runs = false;
    for (const Rule& rule : catalogue()) {
        if (!hides(selector, rule) || options.severity_outside_file(rule) == Severity::off)
            continue;
        if (rule.compare || std::ranges::count(ignored, &rule) > 0) return false;
        any_runs = true;
    }
    return any_runs && selector != "unused-suppression";
}

} // namespace

Options with_file_suppressions(const Options& options, std::string_view first_chunk) {
    Options out = options;
    for (const auto& suppression : read_file_suppressions(first_chunk))
        for (const auto& name : suppression.names)
            for (const Rule& rule : catalogue())
                if (hides(text::slice(first_chunk, name.span), rule)) out.ignore_in_file(rule);
    return out;
}

std::string_view file_suppressions_of(std::string_view first_chunk) {
    const auto all = read_file_suppressions(first_chunk);
    return first_chunk.substr(0, all.empty() ? 0 : all.back().span.end);
}

std::vector<Finding> unused_file_suppressions(std::string_view first_chunk, const Options& options,
                                              std::span<const Rule* const> ignored) {
    std::vector<Finding> findings;
    const Rule& rule = *find_rule("unused-suppression");
    if (options.severity(rule) == Severity::off) return findings;
    Report report{rule, options, findings};
    for (const auto& suppression : read_file_suppressions(first_chunk)) {
        std::vector<std::string> unused;
        text::Span span;
        for (const auto& name : suppression.names) {
            const auto selector = text::slice(first_chunk, name.span);
            if (!name.is_known || !is_unused(selector, options, ignored)) continue;
            span = unused.empty() ? name.span : cover(span, name.span);
            unused.emplace_back(selector);
        }
        if (unused.empty()) continue;
        report.add(unused.size() == suppression.names.size() ? suppression.span : span,
                   fmt::format("{} {} nothing in this file", rules::list(unused, "and"),
                               unused.size() == 1 ? "finds" : "find"));
    }
    return findings;
}

} // namespace arbiter::lint
