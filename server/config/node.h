#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Values as TOML and the settings of editors have them.
namespace arbiter::config {

// From 1, in characters; 0 where the text has no places, as in an editor's settings.
struct Place {
    std::uint32_t line = 0;
    std::uint32_t column = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

struct Entry;

struct Node {
    // What no option takes: a date, a fraction.
    struct Other {};
    using Array = std::vector<Node>;
    using Table = std::vector<Entry>;

    std::variant<Other, bool, std::int64_t, std::string, Array, Table> value;
    Place place;
};

struct Entry {
    std::string key;
    Node node;
    Place place; // of the key
};

// Something that is wrong with a configuration.
struct Problem {
    Place place;
    std::string message; // one sentence, without a full stop
};

} // namespace arbiter::config
