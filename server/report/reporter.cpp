#include "report/reporter.h"

#include "report/formats.h"

#include <algorithm>

namespace arbiter::report {

namespace {

constexpr std::array table{
    Format{"text", "findings with their source lines, for people", make_text},
    Format{"concise", "one line a finding: PATH:LINE:COLUMN: SEVERITY[RULE] MESSAGE", make_concise},
    Format{"json", "one JSON array of all findings, with their fixes", make_json},
    Format{"jsonl", "one JSON object a finding, on a line of its own", make_json_lines},
    Format{"github", "workflow commands, which GitHub shows in the diff", make_github},
    Format{"gitlab", "a code quality report for GitLab", make_gitlab},
    Format{"sarif", "SARIF 2.1.0, with the rules' pages and fixes", make_sarif},
    Format{"junit", "JUnit XML, a failed case for each finding", make_junit},
    Format{"checkstyle", "Checkstyle XML", make_checkstyle},
};

} // namespace

std::span<const Format> formats() {
    return table;
}

const Format* find_format(std::string_view name) {
    const auto* found = std::ranges::find(table, name, &Format::name);
    return found == table.end() ? nullptr : &*found;
}

bool has_safe_fix(const lint::Finding& finding) {
    return std::ranges::any_of(
        finding.fixes, [](const lint::Fix& fix) { return fix.safety == lint::Safety::safe; });
}

} // namespace arbiter::report
