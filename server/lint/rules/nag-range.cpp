#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::lint::rules {

namespace {

// The largest number, and its length (PGN 8.2.4).
constexpr std::string_view largest = "255";

bool too_large(std::string_view digits) {
    return largest.size() < digits.size() || (digits.size() == largest.size() && largest < digits);
}

} // namespace

void nag_range(const Context& context, Report& report) {
    for (const auto& item : context.score.items) {
        if (item.kind != game::ItemKind::nag) continue;
        const auto written = slice(context.text, item.span);
        const auto digits = written.substr(1);
        const auto number = digits.substr(std::min(digits.find_first_not_of('0'), digits.size()));
        if (digits.empty()) {
            report.add(item.span, "$ without a number annotates nothing");
        } else if (too_large(number)) {
            report.add(
                item.span,
                fmt::format("{} is out of range: annotation glyphs are numbered from 0 to {}",
                            quote(written), largest));
        } else if (number.empty()) {
            report
                .add(item.span, fmt::format("{} is the null annotation: it says nothing", written),
                     Severity::information)
                .fixes.push_back(safe_fix("Remove it", {remove(context.text, item.span)}));
        } else if (number.size() < digits.size()) {
            const auto title = fmt::format("Write ${}", number);
            report
                .add(item.span, fmt::format("{} has leading zeros", quote(written)), Severity::hint)
                .fixes.push_back(safe_fix(
                    title, {replace(context.text, {item.span.begin + 1, item.span.end}, number)}));
        }
    }
}

} // namespace arbiter::lint::rules
