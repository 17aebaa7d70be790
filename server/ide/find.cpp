#include "ide/find.h"

#include <algorithm>
#include <vector>

namespace arbiter::ide {
namespace {

// Both are in the order of the text and do not overlap.
template <typename Spanned>
const Spanned* find(const std::vector<Spanned>& sorted, std::uint32_t offset) {
    const auto behind = std::ranges::upper_bound(
        sorted, offset, {}, [](const Spanned& element) { return element.span.begin; });
    if (behind == sorted.begin()) return nullptr;
    const Spanned& candidate = *std::prev(behind);
    return candidate.span.contains(offset) ? &candidate : nullptr;
}

} // namespace

const game::Item* item_at(const game::Score& score, std::uint32_t offset) {
    return find(score.items, offset);
}

const game::Command* command_at(const game::Score& score, std::uint32_t offset) {
    return find(score.commands, offset);
}

const game::TagPair* tag_at(const game::Score& score, std::uint32_t offset) {
    return find(score.tags, offset);
}

} // namespace arbiter::ide
