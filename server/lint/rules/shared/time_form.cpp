#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tag_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace arbiter::lint::rules {

namespace {

// Hours, minutes and seconds as they are written.
struct Clock {
    std::array<std::string_view, 3> parts;
    std::size_t size = 0; // of the parts
};

// Parts of one or two digits, or of ?; nothing of any other text.
std::optional<Clock> read_clock(std::string_view value, char separator) {
    Clock clock;
    while (clock.size < clock.parts.size()) {
        const auto end = std::min(value.find(separator), value.size());
        const auto part = value.substr(0, end);
        const bool is_part = !part.empty() && part.size() <= 2 &&
                             part.find_first_not_of("0123456789?") == std::string_view::npos;
        if (!is_part) return std::nullopt;
        clock.parts[clock.size++] = part;
        if (end == value.size()) return clock;
        value.remove_prefix(end + 1);
    }
    return std::nullopt;
}

std::string write(const Clock& clock) {
    std::string time;
    for (std::size_t i = 0; i < clock.parts.size(); ++i) {
        const auto part = i < clock.size ? clock.parts[i] : "00";
        time += fmt::format("{}{:0>2}", i == 0 ? "" : ":", part == "?" ? "??" : part);
    }
    return time;
}

// Why there is no such time; empty where there is one.
std::string range_problem(const Clock& clock) {
    constexpr std::array<std::string_view, 3> names{"hour", "minute", "second"};
    constexpr std::array<std::uint64_t, 3> most{23, 59, 59};
    for (std::size_t i = 0; i < clock.size; ++i) {
        const auto number = read_number(clock.parts[i]);
        if (number && most[i] < *number) return fmt::format("there is no {} {}", names[i], *number);
    }
    return {};
}

} // namespace

std::optional<std::uint64_t> read_number(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    // Larger than all limits that are asked for.
    if (error == std::errc::result_out_of_range) number = std::numeric_limits<std::uint64_t>::max();
    if (text.empty() || error == std::errc::invalid_argument || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

ValueCheck check_time(std::string_view value) {
    if (value == "?") return std::nullopt;
    auto clock = read_clock(value, ':');
    const bool has_colons = clock.has_value();
    if (!clock) clock = read_clock(value, '.');
    if (clock) {
        const auto range = range_problem(*clock);
        if (!range.empty())
            return ValueProblem{fmt::format("{} is no time of day: {}", quote(value), range)};
    }
    if (has_colons && write(*clock) == value) return std::nullopt;

    ValueProblem problem{
        fmt::format("{} is not how PGN writes a time of day, which is HH:MM:SS", quote(value))};
    if (!clock || clock->size == 1) return problem;
    problem.rights = {write(*clock)};
    // Nobody has said that it was the full minute.
    if (clock->size == 2) problem.safety = Safety::unsafe;
    return problem;
}

} // namespace arbiter::lint::rules
