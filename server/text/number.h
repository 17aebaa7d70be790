#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>

namespace arbiter::text {

// The number that the whole text is, in digits alone. Nothing where it is anything else, or does
// not fit.
template <std::unsigned_integral Number>
std::optional<Number> read_number(std::string_view text, int base = 10) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

// The same, of at most 9 digits: a time in seconds of more than thirty years.
inline std::optional<std::uint32_t> read_short_number(std::string_view text) {
    constexpr std::size_t most_digits = 9;
    return text.size() <= most_digits ? read_number<std::uint32_t>(text) : std::nullopt;
}

} // namespace arbiter::text
