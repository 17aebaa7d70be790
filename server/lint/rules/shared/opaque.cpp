#include "lint/rules/shared/opaque.h"

#include <algorithm>

namespace arbiter::lint::rules {

namespace {

bool is_opaque(game::ItemKind kind) {
    using enum game::ItemKind;
    return kind == comment || kind == line_comment || kind == open_comment || kind == escape;
}

} // namespace

OpaqueSpans::OpaqueSpans(const game::Score& score) {
    for (const auto& tag : score.tags)
        spans_.push_back(tag.value);
    for (const auto& item : score.items)
        if (is_opaque(item.kind)) spans_.push_back(item.span);
    std::ranges::sort(spans_, {}, &text::Span::begin);
}

bool OpaqueSpans::contain(std::uint32_t offset) const {
    const auto after = std::ranges::upper_bound(spans_, offset, {}, &text::Span::begin);
    return after != spans_.begin() && std::prev(after)->contains(offset);
}

} // namespace arbiter::lint::rules
