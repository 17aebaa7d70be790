#include "lint/rule.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace arbiter::lint::rules {

namespace {

// Also the bracket, where the line ends without it.
Fix close(const Context& context, const game::TagPair& tag) {
    const bool has_bracket = slice(context.text, tag.span).ends_with(']');
    return safe_fix("Add the closing quote", {insert(tag.value.end, has_bracket ? "\"" : "\"]")});
}

} // namespace

void unterminated_string(const Context& context, Report& report) {
    for (const auto& tag : context.score.tags) {
        if (tag.flaw != game::TagPair::Flaw::missing_quote) continue;
        const bool opened = slice(context.text, tag.value).starts_with('"');
        auto& finding =
            report.add(tag.flaw_span,
                       fmt::format("The value of the tag {} has no {} quote",
                                   slice(context.text, tag.name), opened ? "closing" : "opening"));
        finding.fixes.push_back(
            opened ? close(context, tag)
                   : safe_fix("Add the opening quote", {insert(tag.value.begin, "\"")}));
    }
}

} // namespace arbiter::lint::rules
