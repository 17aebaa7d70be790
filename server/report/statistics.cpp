#include "report/statistics.h"

#include "lint/rule.h"
#include "report/finding_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace arbiter::report {

void Statistics::add(const lint::Finding& finding) {
    auto& count = counts_[finding.rule];
    count.rule = finding.rule;
    ++count.findings;
    if (has_safe_fix(finding)) ++count.fixable;
}

std::string Statistics::text() const {
    const auto counts = sorted();
    std::size_t digits = 0;
    std::size_t letters = 0;
    for (const auto& count : counts) {
        digits = std::max(digits, std::to_string(count.findings).size());
        letters = std::max(letters, count.rule->id.size());
    }
    std::string out;
    for (const auto& count : counts)
        fmt::format_to(std::back_inserter(out), "{:>{}}  {:<{}}  {}  {}\n", count.findings, digits,
                       count.rule->id, letters, count.fixable > 0 ? "[*]" : "[ ]",
                       count.rule->summary);
    if (std::ranges::any_of(counts, [](const Count& count) { return count.fixable > 0; }))
        out += "[*] has safe fixes\n";
    return out;
}

std::string Statistics::json() const {
    auto array = nlohmann::ordered_json::array();
    for (const auto& count : sorted())
        array.push_back({{"rule", count.rule->id},
                         {"findings", count.findings},
                         {"fixable", count.fixable},
                         {"summary", count.rule->summary}});
    return dump(array) + '\n';
}

std::vector<Statistics::Count> Statistics::sorted() const {
    std::vector<Count> counts;
    for (const auto& [rule, count] : counts_)
        counts.push_back(count);
    std::ranges::sort(counts, [](const Count& a, const Count& b) {
        return std::tuple(b.findings, a.rule->id) < std::tuple(a.findings, b.rule->id);
    });
    return counts;
}

} // namespace arbiter::report
