#include "lint/rules/shared/layout.h"

#include "lint/rules/shared/occurrences.h"
#include "text/ascii.h"

#include <algorithm>
#include <utility>

namespace arbiter::lint::rules {

std::optional<text::Span> blank_lines(std::string_view text, text::Span between) {
    text = text.substr(0, between.end);
    if (text.find_first_not_of(text::white_space, between.begin) != std::string_view::npos)
        return std::nullopt;
    const auto break_at = [&](std::uint32_t from) {
        return static_cast<std::uint32_t>(game::find_any<'\n', '\r'>(text, from));
    };
    const auto first = behind_break(text, break_at(between.begin));
    std::uint32_t last = first;
    for (auto at = break_at(first); at < between.end; at = break_at(last))
        last = behind_break(text, at);
    if (first == last) return std::nullopt;
    return text::Span{first, last};
}

Finding* report_once(Report& report, const std::vector<text::Span>& places, std::string message) {
    if (places.empty()) return nullptr;
    auto& finding = report.add(places.front(), std::move(message));
    for (std::size_t i = 1; i < std::min(places.size(), 1 + max_related); ++i)
        finding.related.push_back({places[i], "another one"});
    return &finding;
}

} // namespace arbiter::lint::rules
