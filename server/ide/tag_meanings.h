#pragma once

#include <span>
#include <string_view>

// What tag names mean: those of the standard, and those that programs have added.
namespace arbiter::ide {

struct TagMeaning {
    std::string_view name;
    std::string_view meaning; // "the date of the game"
    std::string_view form;    // of the value
    std::string_view example; // a value
    std::string_view source;  // "PGN 8.1.1.3", or who writes it
};

// All that are known, those of the seven tag roster first.
std::span<const TagMeaning> tag_meanings();
// Null where the name is unknown. Names are case-sensitive (PGN 8.1.1).
const TagMeaning* tag_meaning(std::string_view name);

} // namespace arbiter::ide
