#include "lint/rule.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

#include <unordered_map>

namespace arbiter::lint::rules {

void duplicate_tag(const Context& context, Report& report) {
    std::unordered_map<std::string_view, text::Span> seen;
    for (const auto& tag : context.score.tags) {
        if (tag.name.empty()) continue;
        const auto name = slice(context.text, tag.name);
        const auto [first, is_first] = seen.emplace(name, tag.span);
        if (is_first) continue;
        auto& finding = report.add(
            tag.span, fmt::format("The tag {} stands here again: some programs read the first, "
                                  "others the last",
                                  name));
        finding.related.push_back({first->second, "the first"});
        finding.fixes.push_back(
            unsafe_fix("Remove this tag pair", {remove(context.text, tag.span)}));
    }
}

} // namespace arbiter::lint::rules
