#include "game/spoiled_number.h"

#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

namespace arbiter::game {

namespace {

// What a scanner takes a digit for.
constexpr std::array<std::string_view, 10> digit_look_alikes{
    "OoQD", "lIi|!", "Zz", "", "A", "Ss", "bG", "T", "B", "gq",
};

bool may_be_digit(char written, char digit) {
    return written == digit || written == '?' ||
           digit_look_alikes[static_cast<std::size_t>(digit - '0')].find(written) !=
               std::string_view::npos;
}

std::string roman(std::uint32_t number) {
    constexpr std::array<std::pair<std::uint32_t, std::string_view>, 9> signs{{
        {100, "C"},
        {90, "XC"},
        {50, "L"},
        {40, "XL"},
        {10, "X"},
        {9, "IX"},
        {5, "V"},
        {4, "IV"},
        {1, "I"},
    }};
    std::string out;
    for (const auto& [value, sign] : signs)
        for (; number >= value; number -= value)
            out += sign;
    return out;
}

} // namespace

bool may_be_number(std::string_view word, std::uint32_t number) {
    constexpr std::uint32_t highest = 399;
    if (number > highest) return false;
    const auto end = word.find_last_not_of(".,;:)");
    if (end == std::string_view::npos) return false;
    const auto signs = word.substr(end + 1);
    word = word.substr(0, end + 1);
    const auto digits = std::to_string(number);
    if (word == digits)
        return !signs.empty() && signs.find_first_not_of('.') != std::string_view::npos;
    if (signs.empty()) return false;
    return std::ranges::equal(word, digits, may_be_digit) || word == roman(number);
}

} // namespace arbiter::game
