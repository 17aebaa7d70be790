#pragma once

#include "game/score.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

// What of a score stands at an offset.
namespace arbiter::ide {

// The last element that begins before the offset, or null. Those of a score are in the order of the
// text.
template <typename Spanned>
const Spanned* last_before(const std::vector<Spanned>& sorted, std::uint32_t offset) {
    const auto behind = std::ranges::lower_bound(
        sorted, offset, {}, [](const Spanned& element) { return element.span.begin; });
    return behind == sorted.begin() ? nullptr : &*std::prev(behind);
}

// Null where there is none. A place between two tokens belongs to the one that begins there.
const game::Item* item_at(const game::Score& score, std::uint32_t offset);
const game::Command* command_at(const game::Score& score, std::uint32_t offset);
const game::TagPair* tag_at(const game::Score& score, std::uint32_t offset);

} // namespace arbiter::ide
