#include "lint/rules/shared/occurrences.h"

#include <algorithm>
#include <utility>

namespace arbiter::lint::rules {

Finding& report_as_one(Report& report, Occurrences occurrences) {
    const auto& spans = occurrences.spans;
    auto& message = occurrences.message;
    auto& finding = occurrences.severity
                        ? report.add(spans.front(), std::move(message), *occurrences.severity)
                        : report.add(spans.front(), std::move(message));
    const auto end = std::min(spans.size(), 1 + max_related);
    for (std::size_t i = 1; i < end; ++i)
        finding.related.push_back({spans[i], "another one"});
    if (!occurrences.fix.edits.empty()) finding.fixes.push_back(std::move(occurrences.fix));
    return finding;
}

} // namespace arbiter::lint::rules
