#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Times as the commands clk, emt and egt write them: h:mm:ss, perhaps with a fraction of the
// second.
namespace arbiter::game {

struct ClockTime {
    // How it is written; the first flaw where there are several.
    enum class Form : std::uint8_t {
        standard,     // 1:02:03, 0:00:09.8
        leading_zero, // 01:02:03, as the command mct has it
        narrow,       // 0:9:5: two digits are due
        too_large,    // 0:75:00, 0:00:60
        no_hours,     // 9:55: may be minutes and seconds, or hours and minutes
        seconds,      // 595, 12.5
    };

    std::int64_t milliseconds = 0; // of 9:55 as minutes and seconds
    Form form = Form::standard;
};

// Nothing where the text is no time. Anything beyond 9999 hours is none.
std::optional<ClockTime> read_clock_time(std::string_view text);

// 1:02:03, with up to three digits of a fraction where it is not 0. Must not be negative.
std::string write_clock_time(std::int64_t milliseconds);

} // namespace arbiter::game
