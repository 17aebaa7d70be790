#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter::lint {

// Who played, and when, in a few bytes.
struct Occasion {
    std::uint32_t players = 0; // a hash of both names; 0 where one is not known
    std::uint32_t date = 0;    // yyyymmdd, with zeros for what is not known
    std::uint16_t round = 0;   // a hash; 0 where it is not known

    bool is_known() const { return players != 0 && date % 100 != 0 && round != 0; }

    friend bool operator==(const Occasion&, const Occasion&) = default;
};

// The values of the tags; names only where they are known.
Occasion read_occasion(std::string_view white, std::string_view black, std::string_view date,
                       std::string_view round);

// Whether all that is known of both is the same.
bool may_be_same(const Occasion& a, const Occasion& b);

} // namespace arbiter::lint
