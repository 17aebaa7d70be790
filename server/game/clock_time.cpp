#include "game/clock_time.h"

#include "text/number.h"

#include <algorithm>
#include <array>

namespace arbiter::game {

namespace {

using Form = ClockTime::Form;

constexpr std::int64_t ms_per_second = 1000;
constexpr std::int64_t ms_per_minute = 60 * ms_per_second;
constexpr std::int64_t ms_per_hour = 60 * ms_per_minute;

constexpr std::int64_t max_time = 9999 * ms_per_hour;

// The digits behind the dot, as thousandths; what is finer is cut off.
std::optional<std::int64_t> read_fraction(std::string_view digits) {
    if (!text::read_short_number(digits)) return std::nullopt;
    std::int64_t thousandths = 0;
    for (std::size_t i = 0; i < 3; ++i)
        thousandths = thousandths * 10 + (i < digits.size() ? digits[i] - '0' : 0);
    return thousandths;
}

// Up to three numbers with colons between; their digits.
struct Fields {
    std::array<std::string_view, 3> digits;
    std::size_t count = 0;
};

std::optional<Fields> split(std::string_view text) {
    Fields fields;
    while (true) {
        if (fields.count == fields.digits.size()) return std::nullopt;
        const auto colon = text.find(':');
        fields.digits[fields.count++] = text.substr(0, colon);
        if (colon == std::string_view::npos) return fields;
        text.remove_prefix(colon + 1);
    }
}

Form form_of(const Fields& fields, std::int64_t minutes, std::int64_t seconds) {
    if (fields.count == 1) return Form::seconds;
    if (fields.count == 2) return Form::no_hours;
    if (59 < minutes || 59 < seconds) return Form::too_large;
    if (fields.digits[1].size() != 2 || fields.digits[2].size() != 2) return Form::narrow;
    if (1 < fields.digits[0].size() && fields.digits[0].front() == '0') return Form::leading_zero;
    return Form::standard;
}

} // namespace

std::optional<ClockTime> read_clock_time(std::string_view text) {
    std::int64_t fraction = 0;
    if (const auto dot = text.find('.'); dot != std::string_view::npos) {
        const auto read = read_fraction(text.substr(dot + 1));
        if (!read) return std::nullopt;
        fraction = *read;
        text = text.substr(0, dot);
    }
    const auto fields = split(text);
    if (!fields) return std::nullopt;
    std::array<std::int64_t, 3> numbers{}; // hours, minutes, seconds
    for (std::size_t i = 0; i < fields->count; ++i) {
        const auto number = text::read_short_number(fields->digits[i]);
        if (!number) return std::nullopt;
        numbers[numbers.size() - fields->count + i] = *number;
    }
    const auto [hours, minutes, seconds] = numbers;
    const auto time =
        hours * ms_per_hour + minutes * ms_per_minute + seconds * ms_per_second + fraction;
    if (max_time < time) return std::nullopt;
    return ClockTime{time, form_of(*fields, minutes, seconds)};
}

std::string write_clock_time(std::int64_t milliseconds) {
    const auto two_digits = [](std::int64_t number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    auto text = std::to_string(milliseconds / ms_per_hour) + ':' +
                two_digits(milliseconds % ms_per_hour / ms_per_minute) + ':' +
                two_digits(milliseconds % ms_per_minute / ms_per_second);
    if (const auto thousandths = milliseconds % ms_per_second; thousandths != 0) {
        const auto digits = std::to_string(ms_per_second + thousandths).substr(1);
        text += '.' + digits.substr(0, digits.find_last_not_of('0') + 1);
    }
    return text;
}

} // namespace arbiter::game
