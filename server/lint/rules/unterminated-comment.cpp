#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "text/ascii.h"

#include <algorithm>
#include <array>

namespace arbiter::lint::rules {

namespace {

// Behind the last word of the text; before it where that is a termination marker, which is hardly
// part of the comment.
std::uint32_t end_of_words(std::string_view text) {
    const auto end = text.find_last_not_of(text::white_space) + 1;
    const auto word = text.find_last_of(text::white_space, end - 1) + 1;
    constexpr std::array<std::string_view, 4> markers{"1-0", "0-1", "1/2-1/2", "*"};
    const bool marker = std::ranges::count(markers, text.substr(word, end - word)) > 0;
    const auto place = marker ? text.find_last_not_of(text::white_space, word - 1) + 1 : end;
    return static_cast<std::uint32_t>(place);
}

} // namespace

void unterminated_comment(const Context& context, Report& report) {
    for (const auto& item : context.score.items) {
        if (item.kind != game::ItemKind::open_comment) continue;
        const auto brace = item.span.begin;
        const auto end = brace + end_of_words(slice(context.text, item.span));
        auto& finding = report.add({brace, brace + 1}, "This comment is never closed");
        finding.help = "A comment runs from { to the next }";
        finding.fixes.push_back(unsafe_fix("Close the comment", {insert(end, "}")}));
    }
}

} // namespace arbiter::lint::rules
