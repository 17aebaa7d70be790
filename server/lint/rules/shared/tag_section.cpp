#include "lint/rules/shared/tag_section.h"

#include "lint/rules/shared/wrapper.h"

#include <algorithm>

namespace arbiter::lint::rules {

namespace {

bool begins_movetext(const game::Item& item) {
    using enum game::ItemKind;
    return item.kind == move || item.kind == move_number || item.kind == nag ||
           item.kind == variation_open || item.kind == result;
}

} // namespace

std::size_t first_movetext_item(const game::Score& score) {
    return static_cast<std::size_t>(std::ranges::find_if(score.items, begins_movetext) -
                                    score.items.begin());
}

std::span<const game::TagPair> tag_section(const Context& context) {
    const auto& score = context.score;
    const auto movetext = first_movetext_item(score);
    std::span<const game::TagPair> section = score.tags;
    if (movetext < score.items.size()) {
        const auto behind =
            std::ranges::lower_bound(section, score.items[movetext].span.begin, {},
                                     [](const auto& tag) { return tag.span.begin; });
        section = section.first(static_cast<std::size_t>(behind - section.begin()));
    }
    while (!section.empty() && is_wrapper(context, section.front()))
        section = section.subspan(1);
    return section;
}

} // namespace arbiter::lint::rules
