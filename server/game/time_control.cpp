#include "game/time_control.h"

#include "text/number.h"

#include <algorithm>
#include <optional>
#include <string>

namespace arbiter::game {

namespace {

using Reason = TimeControlError::Reason;
template <typename Value>
using Expected = tl::expected<Value, TimeControlError>;

constexpr std::size_t decimals = 3;

// A part of the value, and where it begins there.
struct Part {
    std::string_view text;
    std::size_t begin = 0;

    Part up_to(std::size_t end) const { return {text.substr(0, end), begin}; }
    Part from(std::size_t first) const { return {text.substr(first), begin + first}; }
};

tl::unexpected<TimeControlError> fail(Reason reason, const Part& part) {
    return tl::unexpected(
        TimeControlError{reason, static_cast<std::uint32_t>(part.begin),
                         static_cast<std::uint32_t>(part.begin + part.text.size())});
}

Expected<std::int64_t> read_seconds(const Part& part) {
    if (part.text.empty()) return fail(Reason::empty, part);
    const auto dot = part.text.find('.');
    const auto whole = text::read_short_number(part.text.substr(0, dot));
    if (!whole) return fail(Reason::not_a_number, part);
    std::int64_t milliseconds = std::int64_t{*whole} * 1000;
    if (dot == std::string_view::npos) return milliseconds;
    auto fraction = std::string(part.text.substr(dot + 1));
    if (!text::read_short_number(fraction)) return fail(Reason::not_a_number, part);
    fraction.resize(decimals, '0');
    return milliseconds + *text::read_short_number(fraction);
}

Expected<TimePeriod> read_period(Part part) {
    if (part.text.empty()) return fail(Reason::empty, part);
    if (part.text == "?" || part.text == "-") return fail(Reason::alone, part);
    TimePeriod period;
    if (part.text.front() == '*') {
        period.sandclock = true;
        part = part.from(1);
    } else if (const auto slash = part.text.find('/'); slash != std::string_view::npos) {
        const auto moves = text::read_short_number(part.text.substr(0, slash));
        if (!moves) return fail(Reason::not_a_number, part.up_to(slash));
        if (*moves == 0) return fail(Reason::zero_moves, part.up_to(slash));
        period.moves = *moves;
        part = part.from(slash + 1);
    }
    const auto plus = part.text.find('+');
    const auto time = read_seconds(part.up_to(plus));
    if (!time) return tl::unexpected(time.error());
    period.time = *time;
    if (plus == std::string_view::npos) return period;
    const auto increment = read_seconds(part.from(plus + 1));
    if (!increment) return tl::unexpected(increment.error());
    period.increment = *increment;
    return period;
}

} // namespace

tl::expected<TimeControl, TimeControlError> read_time_control(std::string_view value) {
    if (value == "?") return TimeControl{TimeControl::Kind::unknown, {}};
    if (value == "-") return TimeControl{TimeControl::Kind::no_clock, {}};
    TimeControl control{TimeControl::Kind::periods, {}};
    Part rest{value};
    while (true) {
        const auto colon = rest.text.find(':');
        const auto period = read_period(rest.up_to(colon));
        if (!period) return tl::unexpected(period.error());
        control.periods.push_back(*period);
        if (colon == std::string_view::npos) return control;
        rest = rest.from(colon + 1);
    }
}

} // namespace arbiter::game
