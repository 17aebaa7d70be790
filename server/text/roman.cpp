#include "text/roman.h"

#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace arbiter::text {

namespace {

struct RomanSign {
    std::uint32_t value;
    std::string_view letters;
};

constexpr std::array<RomanSign, 13> roman_signs{{
    {1000, "M"},
    {900, "CM"},
    {500, "D"},
    {400, "CD"},
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

// 0 where it is none.
std::uint32_t roman_digit(char c) {
    const char letter = to_upper(c);
    const auto* found = std::ranges::find_if(roman_signs, [letter](const RomanSign& sign) {
        return sign.letters.size() == 1 && sign.letters.front() == letter;
    });
    return found == roman_signs.end() ? 0 : found->value;
}

} // namespace

std::uint32_t read_roman(std::string_view text) {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto digit = roman_digit(text[i]);
        if (digit == 0) return 0;
        const bool is_taken_off = i + 1 < text.size() && digit < roman_digit(text[i + 1]);
        sum = is_taken_off ? sum - digit : sum + digit;
    }
    return sum;
}

std::string write_roman(std::uint32_t number) {
    std::string out;
    for (const auto& [value, letters] : roman_signs)
        for (; number >= value; number -= value)
            out += letters;
    return out;
}

} // namespace arbiter::text
