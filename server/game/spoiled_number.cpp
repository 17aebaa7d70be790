#include "game/spoiled_number.h"

#include "notation/look_alikes.h"
#include "text/roman.h"

#include <algorithm>
#include <string>

namespace arbiter::game {

namespace {

constexpr std::string_view number_signs = ".,;:)";

bool may_be_digit(char written, char digit) {
    return written == digit || written == '?' || notation::looks_like_digit(written, digit);
}

} // namespace

bool may_be_number(std::string_view word, std::uint32_t number) {
    constexpr std::uint32_t highest = 399;
    if (number > highest) return false;
    const auto end = word.find_last_not_of(number_signs);
    if (end == std::string_view::npos) return false;
    const auto signs = word.substr(end + 1);
    word = word.substr(0, end + 1);
    const auto digits = std::to_string(number);
    if (word == digits)
        return !signs.empty() && signs.find_first_not_of('.') != std::string_view::npos;
    if (signs.empty()) return false;
    return std::ranges::equal(word, digits, may_be_digit) || word == text::write_roman(number);
}

bool ends_as_number(std::string_view word) {
    constexpr std::size_t longest = 6; // bytes
    return !word.empty() && word.size() <= longest &&
           number_signs.find(word.back()) != number_signs.npos;
}

std::optional<NumberStyle> number_style(std::string_view word, std::uint32_t number) {
    if (word == std::to_string(number) + ")") return NumberStyle::bracket;
    if (word == std::to_string(number) + ":") return NumberStyle::colon;
    if (word == text::write_roman(number) + ".") return NumberStyle::roman;
    return std::nullopt;
}

} // namespace arbiter::game
