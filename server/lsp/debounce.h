#pragma once

#include <algorithm>
#include <chrono>

namespace arbiter::lsp {

// How long to wait after a change, for another one, before the work that it asks for. Where the
// work is quick it follows at once; where it is slow, not every keystroke starts it.
struct Debounce {
    using Duration = std::chrono::steady_clock::duration;

    Duration min = std::chrono::milliseconds(20);  // a burst of edits of one command
    Duration max = std::chrono::milliseconds(500); // what feels late
    int rebuild_ratio = 2;                         // of the last time that the work took

    static constexpr Debounce fixed(Duration wait) { return {wait, wait, 0}; }

    constexpr Duration wait(Duration last_work) const {
        return std::clamp(last_work * rebuild_ratio, min, max);
    }
};

} // namespace arbiter::lsp
