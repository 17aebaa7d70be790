#include "rewrite/format/tags.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace arbiter::rewrite::format_detail {

namespace {

using game::TagPair;

constexpr std::array<std::string_view, 7> roster{"Event", "Site",  "Date",  "Round",
                                                 "White", "Black", "Result"};

// Pairs of a place in the roster and a name order as export format does.
std::pair<std::size_t, std::string_view> rank(std::string_view name) {
    const auto* const found = std::ranges::find(roster, name);
    const auto place = static_cast<std::size_t>(found - roster.begin());
    return {place, found == roster.end() ? name : std::string_view{}};
}

// What stands between the first tag pair and the last one.
std::vector<text::Span> items_between(const game::Score& score) {
    std::vector<text::Span> spans;
    for (const auto& item : score.items)
        if (score.tags.front().span.begin < item.span.begin &&
            item.span.begin < score.tags.back().span.begin)
            spans.push_back(item.span);
    return spans;
}

} // namespace

std::string escape_tag_value(std::string_view value) {
    std::string out;
    for (const char c : value) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

std::string format_tags(std::string_view chunk, const game::Score& score,
                        std::string_view line_break) {
    struct Line {
        text::Span place;
        std::string_view name;
        std::string text;
    };
    std::vector<Line> lines;
    for (const TagPair& tag : score.tags) {
        const auto name = text::slice(chunk, tag.name);
        lines.push_back(
            {tag.span, name, '[' + std::string(name) + " \"" + escape_tag_value(tag.text) + "\"]"});
    }
    const auto between = items_between(score);
    if (between.empty())
        std::ranges::stable_sort(lines, {}, [](const Line& line) { return rank(line.name); });
    for (const text::Span span : between)
        lines.push_back({span, {}, std::string(text::slice(chunk, span))});
    if (!between.empty())
        std::ranges::sort(lines, {}, [](const Line& line) { return line.place.begin; });

    std::string out;
    for (const Line& line : lines)
        (out += line.text) += line_break;
    return out;
}

} // namespace arbiter::rewrite::format_detail
