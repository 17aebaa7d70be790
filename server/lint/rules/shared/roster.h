#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

// The seven tag roster (PGN 8.1.1).
namespace arbiter::lint::rules {

struct RosterTag {
    std::string_view name;
    std::string_view unknown; // the value that says that nothing is known
};

// In the order of the standard.
constexpr std::array roster{
    RosterTag{"Event", "?"},  RosterTag{"Site", "?"},  RosterTag{"Date", "????.??.??"},
    RosterTag{"Round", "?"},  RosterTag{"White", "?"}, RosterTag{"Black", "?"},
    RosterTag{"Result", "*"},
};

// The place in the roster; roster.size() for all other names.
constexpr std::size_t roster_rank(std::string_view name) {
    const auto* found = std::ranges::find(roster, name, &RosterTag::name);
    return static_cast<std::size_t>(found - roster.begin());
}

} // namespace arbiter::lint::rules
