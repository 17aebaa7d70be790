#include "lint/rules/shared/tag_order.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <string>
#include <tuple>

namespace arbiter::lint::rules {

namespace {

bool are_movable(const Context& context, std::span<const OrderedTag> tags) {
    std::set<std::string_view> names;
    return std::ranges::all_of(tags, [&](const OrderedTag& ordered) {
        using enum game::TagPair::Flaw;
        const auto& tag = *ordered.tag;
        return (tag.flaw == none || tag.flaw == lone_backslash) &&
               names.insert(slice(context.text, tag.name)).second;
    });
}

std::vector<text::Edit> put_in_order(const Context& context, std::span<const OrderedTag> tags) {
    std::vector<text::Edit> edits;
    if (!are_movable(context, tags)) return edits;
    std::vector<OrderedTag> due(tags.begin(), tags.end());
    std::ranges::sort(due, {}, [](const OrderedTag& ordered) {
        return std::tuple{ordered.key, ordered.tag->span.begin};
    });
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (due[i].tag != tags[i].tag)
            edits.push_back(
                {tags[i].tag->span, std::string(slice(context.text, due[i].tag->span))});
    return edits;
}

} // namespace

std::optional<Disorder> find_disorder(const Context& context, std::span<const OrderedTag> tags) {
    Disorder disorder;
    const OrderedTag* earliest = nullptr; // that is due, of those behind
    for (const OrderedTag& tag : tags | std::views::reverse) {
        if (earliest != nullptr && earliest->key < tag.key) {
            disorder.early = tag.tag;
            disorder.late = earliest->tag;
        } else {
            earliest = &tag;
        }
    }
    if (disorder.early == nullptr) return std::nullopt;
    disorder.edits = put_in_order(context, tags);
    return disorder;
}

} // namespace arbiter::lint::rules
