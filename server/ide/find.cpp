#include "ide/find.h"

namespace arbiter::ide {
namespace {

// Elements do not overlap.
template <typename Spanned>
const Spanned* find(const std::vector<Spanned>& sorted, std::uint32_t offset) {
    const Spanned* candidate = last_before(sorted, offset + 1);
    return candidate != nullptr && candidate->span.contains(offset) ? candidate : nullptr;
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
