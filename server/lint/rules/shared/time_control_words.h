#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::lint::rules {

struct ReadTimeControl {
    std::string value;       // as PGN 9.6.1 writes it
    bool is_certain = false; // false where an increment may be meant for other periods too
};

// What people mean by "60 mins", "90 min/40 + 30s, then 30 min", "G/90", "1h30". Nothing of what is
// not understood to its last word.
std::optional<ReadTimeControl> read_time_control_words(std::string_view words);

} // namespace arbiter::lint::rules
