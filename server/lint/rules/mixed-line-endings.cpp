#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/layout.h"
#include "text/line_ending.h"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace arbiter::lint::rules {

namespace {

std::string_view name(std::string_view line_break) {
    if (line_break == "\r\n") return "CRLF, as Windows writes it";
    return line_break == "\n" ? "LF, as Unix writes it" : "CR, as old Macs wrote it";
}

} // namespace

void mixed_line_endings(const Context& context, Report& report) {
    // The way of nearly all.
    if (context.text.find('\r') == std::string_view::npos) return;
    const auto endings = text::line_endings(context.text);
    if (!endings.mixed()) return;
    const auto due = endings.dominant();
    std::vector<text::Span> places;
    std::vector<text::Edit> edits;
    for_each_line(context.text, [&](text::Span line) {
        const text::Span line_break{line.end, behind_break(context.text, line.end)};
        if (line_break.empty() || slice(context.text, line_break) == due) return;
        places.push_back(line_break);
        edits.push_back({line_break, std::string(due)});
    });
    auto* finding =
        report_once(report, places,
                    fmt::format("This line ends with {}; most lines of the game with {}",
                                name(slice(context.text, places.front())), name(due)));
    finding->fixes.push_back(safe_fix("End all lines alike", std::move(edits)));
}

} // namespace arbiter::lint::rules
