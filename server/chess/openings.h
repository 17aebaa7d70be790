#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::chess {

struct Opening {
    std::string_view eco;  // "C60"
    std::string_view name; // "Ruy Lopez"

    friend bool operator==(const Opening&, const Opening&) = default;
};

// The name of a position by its Position::key(), however the moves came to it. Nothing where it has
// no name of its own.
std::optional<Opening> opening(std::uint64_t key);

} // namespace arbiter::chess
