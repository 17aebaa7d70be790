#include "lint/rule.h"
#include "lint/rules/shared/edits.h"

#include <algorithm>
#include <optional>

namespace arbiter::lint::rules {

namespace {

using game::Item;
using game::ItemKind;

enum class Content { nothing, comments, words, lines };

Content content_of(const Context& context, const game::Line& line) {
    auto content = Content::nothing;
    const auto& items = context.score.items;
    auto item = std::ranges::upper_bound(items, line.open.begin, {},
                                         [](const Item& each) { return each.span.begin; });
    for (; item != items.end() && item->span.begin < line.close.begin; ++item) {
        // What has lines inside is looked at no further: nesting must not make this quadratic.
        if (item->kind == ItemKind::variation_open) return Content::lines;
        if (item->kind == ItemKind::comment)
            content = std::max(content, Content::comments);
        else
            content = std::max(content, Content::words);
    }
    return content;
}

std::optional<Fix> mend(const Context& context, const game::Line& line) {
    const auto inside = text::slice(context.text, {line.open.end, line.close.begin});
    switch (content_of(context, line)) {
    case Content::nothing:
        return safe_fix("Remove the variation",
                        {remove(context.text, cover(line.open, line.close))});
    case Content::comments:
        return safe_fix("Remove the parentheses", {{line.open, ""}, {line.close, ""}});
    case Content::words:
        if (inside.find_first_of("{};") != std::string_view::npos) return std::nullopt;
        return safe_fix("Make it a comment", {{line.open, "{"}, {line.close, "}"}});
    case Content::lines:
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

void empty_variation(const Context& context, Report& report) {
    for (const auto& line : context.score.lines) {
        if (!line.plies.empty() || line.open.empty() || line.close.empty()) continue;
        auto& finding =
            report.add(cover(line.open, line.close), "This variation has no move in it");
        if (auto fix = mend(context, line)) finding.fixes.push_back(*std::move(fix));
    }
}

} // namespace arbiter::lint::rules
