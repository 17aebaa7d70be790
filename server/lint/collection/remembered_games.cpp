#include "lint/collection/remembered_games.h"

#include <utility>

namespace arbiter::lint {

namespace {

// More versions of a game than this help nobody, and would be searched each time.
constexpr std::size_t most_of_one_key = 8;

std::size_t first_slot(std::uint64_t key, std::size_t mask) {
    return static_cast<std::size_t>(key >> 20) & mask;
}

} // namespace

void RememberedGames::add(const RememberedGame& game) {
    if (find(game.key).size() == most_of_one_key) return;
    // Fuller, and the searches grow long.
    if (++used_ * 3 > slots_.size() * 2) grow();
    place(game);
}

std::vector<RememberedGame> RememberedGames::find(std::uint64_t key) const {
    const std::size_t mask = slots_.size() - 1;
    std::vector<RememberedGame> found;
    for (auto at = first_slot(key, mask); slots_[at].key != 0; at = (at + 1) & mask)
        if (slots_[at].key == key) found.push_back(slots_[at]);
    return found;
}

void RememberedGames::place(const RememberedGame& game) {
    const std::size_t mask = slots_.size() - 1;
    auto at = first_slot(game.key, mask);
    while (slots_[at].key != 0)
        at = (at + 1) & mask;
    slots_[at] = game;
}

// In their old order, so that those of one key keep theirs. It begins behind a free slot, since a
// run of slots may go on from the end at the front.
void RememberedGames::grow() {
    const auto old = std::exchange(slots_, std::vector<RememberedGame>(slots_.size() * 2));
    std::size_t start = 0;
    while (old[start].key != 0)
        ++start;
    for (std::size_t i = 0; i < old.size(); ++i) {
        const auto& game = old[(start + i) & (old.size() - 1)];
        if (game.key != 0) place(game);
    }
}

} // namespace arbiter::lint
