#include "lint/near_miss.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "lint/selector.h"
#include "lint/suppression.h"

#include <fmt/format.h>

#include <array>

namespace arbiter::lint::rules {

namespace {

constexpr std::array<std::string_view, 2> instructions{"ignore", "ignore-file"};

// What can't be understood of a suppression, and the word that was likely meant.
void report_word(const Context& context, Report& report, text::Span word, std::string_view what,
                 std::span<const std::string_view> names) {
    const auto written = slice(context.text, word);
    auto& finding = report.add(word, fmt::format("There is no {} {}", what, quote(written)));
    const auto meant = nearest(written, names);
    if (meant.empty()) return;
    finding.help = fmt::format("did you mean {}?", meant);
    finding.fixes.push_back(
        safe_fix(fmt::format("Write {}", meant), {replace(context.text, word, meant)}));
}

} // namespace

void unknown_rule(const Context& context, Report& report) {
    for (const auto& suppression : context.suppressions) {
        if (suppression.flaw == Suppression::Flaw::unknown_instruction)
            report_word(context, report, suppression.instruction, "instruction", instructions);
        if (suppression.flaw == Suppression::Flaw::no_rules)
            report.add(suppression.span, "No rule is named here, so nothing is ignored");
        for (const auto& name : suppression.names)
            if (!name.is_known) report_word(context, report, name.span, "rule", selectors());
    }
}

} // namespace arbiter::lint::rules
