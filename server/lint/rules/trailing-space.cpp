#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/layout.h"

#include <vector>

namespace arbiter::lint::rules {

void trailing_space(const Context& context, Report& report) {
    std::vector<text::Span> places;
    std::vector<text::Edit> edits;
    for_each_line(context.text, [&](text::Span line) {
        const auto last = slice(context.text, line).find_last_not_of(" \t");
        const auto size = last == std::string_view::npos ? 0 : static_cast<std::uint32_t>(last) + 1;
        if (size == line.size()) return;
        places.push_back({line.begin + size, line.end});
        edits.push_back({places.back(), {}});
    });
    if (auto* finding = report_once(report, places, "Blanks stand at the end of the line"))
        finding->fixes.push_back(
            safe_fix("Remove the blanks at the ends of lines", std::move(edits)));
}

} // namespace arbiter::lint::rules
