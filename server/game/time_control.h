#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

// The value of the TimeControl tag (PGN 9.6.1).
namespace arbiter::game {

// Times are in milliseconds: engines play with fractions of seconds.
struct TimePeriod {
    std::uint32_t moves = 0; // that the time is for; 0 where it is for the rest of the game
    std::int64_t time = 0;
    std::int64_t increment = 0; // for each move
    bool sandclock = false;     // what one side uses the other one gets

    friend bool operator==(const TimePeriod&, const TimePeriod&) = default;
};

struct TimeControl {
    enum class Kind : std::uint8_t {
        unknown,  // ?
        no_clock, // -
        periods,
    };

    Kind kind = Kind::unknown;
    std::vector<TimePeriod> periods; // at least one where that is the kind

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

struct TimeControlError {
    enum class Reason : std::uint8_t {
        empty,        // the value, or a field between colons
        not_a_number, // words, signs, or a number too long for any clock
        zero_moves,   // 0/300
        alone,        // ? or - is no period
    };

    Reason reason = Reason::empty;
    std::uint32_t begin = 0; // bytes of the value; empty where nothing is written
    std::uint32_t end = 0;

    friend bool operator==(const TimeControlError&, const TimeControlError&) = default;
};

// Beside the standard's 40/9000, 300, 4500+60 and *180 takes what is written everywhere: 40/5400+30
// and decimals.
tl::expected<TimeControl, TimeControlError> read_time_control(std::string_view value);

} // namespace arbiter::game
