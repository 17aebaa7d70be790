#pragma once

#include <charconv>
#include <concepts>
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

} // namespace arbiter::text
