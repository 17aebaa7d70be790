#include "lint/rule.h"
#include "lint/rules/shared/layout.h"
#include "text/line_index.h"

#include <fmt/format.h>

#include <vector>

namespace arbiter::lint::rules {

namespace {

std::uint32_t characters(std::string_view line) {
    return text::units(line, text::PositionEncoding::utf32);
}

} // namespace

void line_too_long(const Context& context, Report& report) {
    const auto limit = context.options.line_length;
    std::vector<text::Span> places;
    for_each_line(context.text, [&](text::Span line) {
        // No line has more characters than bytes.
        if (line.size() > limit && characters(slice(context.text, line)) > limit)
            places.push_back(line);
    });
    if (places.empty()) return;
    const auto length = characters(slice(context.text, places.front()));
    auto* finding =
        report_once(report, places,
                    fmt::format("This line has {} characters, and the limit is {}", length, limit));
    finding->help = "arbiter format breaks long lines";
}

} // namespace arbiter::lint::rules
