#pragma once

#include "lint/collection/occasion.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace arbiter::lint {

// What stays of a game: there may be many millions.
struct RememberedGame {
    std::uint64_t key = 0; // what it is found by; never 0
    std::uint32_t file = 0;
    std::uint32_t line = 0; // of its first tag; saturates
    Occasion occasion;
    std::uint16_t plies = 0; // saturates
    bool is_checked = true;  // not only there for others to be compared with
};

// Games by their keys: a hash table with open addressing. It keeps the first few of one key.
class RememberedGames {
public:
    void add(const RememberedGame& game);
    // The games with that key, in the order in which they were added.
    std::vector<RememberedGame> find(std::uint64_t key) const;

private:
    void place(const RememberedGame& game);
    void grow();

    std::vector<RememberedGame> slots_ = std::vector<RememberedGame>(1024); // a power of two
    std::size_t used_ = 0;
};

} // namespace arbiter::lint
