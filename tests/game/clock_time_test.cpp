#include "game/clock_time.h"
#include "support/catch.hpp"

using namespace arbiter::game;
using Form = ClockTime::Form;

namespace {

void check(std::string_view text, std::int64_t milliseconds, Form form) {
    const auto time = read_clock_time(text);
    INFO(std::string(text));
    REQUIRE(time.has_value());
    CHECK(time->milliseconds == milliseconds);
    CHECK(time->form == form);
}

} // namespace

TEST_CASE("the forms of clock times") {
    check("1:02:03", 3723000, Form::standard);
    check("0:00:00", 0, Form::standard);
    check("100:00:00", 360000000, Form::standard);
    check("0:09:58.7", 598700, Form::standard);
    check("0:00:03.1234", 3123, Form::standard);
    check("01:02:03", 3723000, Form::leading_zero);
    check("00:00:09.5", 9500, Form::leading_zero);
    check("0:9:5", 545000, Form::narrow);
    check("0:75:00", 4500000, Form::too_large);
    check("0:00:60", 60000, Form::too_large);
    check("9:55", 595000, Form::no_hours);
    check("75:30", 4530000, Form::no_hours);
    check("0", 0, Form::seconds);
    check("12.5", 12500, Form::seconds);
}

TEST_CASE("what is no time") {
    for (const char* text : {"", ":", "1:", ":30", "1:2:3:4", "-0:01:00", "1:02:03.", "1:02:0x",
                             "0:01:00 ", "1h", ".5", "0:00:01,5", "9999999999", "10000:00:00"})
        CHECK_FALSE(read_clock_time(text));
}

TEST_CASE("times are written as the standard form") {
    CHECK(write_clock_time(0) == "0:00:00");
    CHECK(write_clock_time(3723000) == "1:02:03");
    CHECK(write_clock_time(598700) == "0:09:58.7");
    CHECK(write_clock_time(3050) == "0:00:03.05");
    CHECK(write_clock_time(360000001) == "100:00:00.001");
}
