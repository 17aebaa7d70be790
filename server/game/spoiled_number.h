#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

// Move numbers that a page prints, or a scanner reads, wrongly.
namespace arbiter::game {

// Whether the word, with the signs behind it, may stand for that number: `4,` and `4)` for 4, `1O.`
// and `?O.` for 10, `IV.` for 4. A number alone or with a dot is written well, and is none.
bool may_be_number(std::string_view word, std::uint32_t number);

// Whether the word is short and ends like a number before a move, whatever it begins with.
bool ends_as_number(std::string_view word);

// Styles in which a page may print all its numbers, and the grammar knows none.
enum class NumberStyle : std::uint8_t {
    bracket, // 4)
    colon,   // 4:
    roman,   // IV.
};

// That of the word, if it is the number.
std::optional<NumberStyle> number_style(std::string_view word, std::uint32_t number);

} // namespace arbiter::game
