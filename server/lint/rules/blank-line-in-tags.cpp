#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/layout.h"
#include "lint/rules/shared/tag_section.h"

#include <algorithm>
#include <vector>

namespace arbiter::lint::rules {

namespace {

struct Token {
    text::Span span;
    bool is_tag;
};

// The tag pairs of the section, and what stands between them.
std::vector<Token> tokens(const Context& context, std::span<const game::TagPair> section) {
    std::vector<Token> all;
    for (const auto& tag : section)
        all.push_back({tag.span, true});
    for (const auto& item : context.score.items) {
        if (section.back().span.begin < item.span.begin) break;
        if (section.front().span.begin < item.span.begin) all.push_back({item.span, false});
    }
    std::ranges::sort(all, {}, [](const Token& token) { return token.span.begin; });
    return all;
}

} // namespace

void blank_line_in_tags(const Context& context, Report& report) {
    const auto section = tag_section(context);
    if (section.empty()) return;
    const auto all = tokens(context, section);
    std::vector<text::Span> places; // the tag pairs behind blank lines
    std::vector<text::Edit> edits;
    bool apart = false;
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (const auto blank =
                blank_lines(context.text, {all[i - 1].span.end, all[i].span.begin})) {
            edits.push_back({*blank, {}});
            apart = true;
        }
        if (!all[i].is_tag) continue;
        if (apart) places.push_back(all[i].span);
        apart = false;
    }
    auto* finding = report_once(report, places,
                                "A blank line stands before this tag: some programs take the tags "
                                "behind it for another game");
    if (finding != nullptr)
        finding->fixes.push_back(
            safe_fix("Remove the blank lines between the tags", std::move(edits)));
}

} // namespace arbiter::lint::rules
