#include "game/time_control.h"
#include "support/catch.hpp"

using namespace arbiter::game;
using Kind = TimeControl::Kind;
using Reason = TimeControlError::Reason;
using Periods = std::vector<TimePeriod>;

namespace {

Periods periods(std::string_view value) {
    const auto control = read_time_control(value);
    INFO(std::string(value));
    REQUIRE(control.has_value());
    CHECK(control->kind == Kind::periods);
    return control->periods;
}

TimeControlError error(std::string_view value) {
    const auto control = read_time_control(value);
    INFO(std::string(value));
    REQUIRE_FALSE(control.has_value());
    return control.error();
}

} // namespace

// PGN 9.6.1.
TEST_CASE("the six kinds of time control") {
    CHECK(read_time_control("?") == TimeControl{Kind::unknown, {}});
    CHECK(read_time_control("-") == TimeControl{Kind::no_clock, {}});
    CHECK(periods("40/9000") == Periods{{40, 9000000, 0, false}});
    CHECK(periods("300") == Periods{{0, 300000, 0, false}});
    CHECK(periods("4500+60") == Periods{{0, 4500000, 60000, false}});
    CHECK(periods("*180") == Periods{{0, 180000, 0, true}});
    CHECK(periods("40/7200:3600") == Periods{{40, 7200000, 0, false}, {0, 3600000, 0, false}});
}

TEST_CASE("time controls that the standard does not have but programs write") {
    CHECK(periods("40/5400+30:1800+30") ==
          Periods{{40, 5400000, 30000, false}, {0, 1800000, 30000, false}});
    CHECK(periods("10+0.1") == Periods{{0, 10000, 100, false}});
    CHECK(periods("0.25") == Periods{{0, 250, 0, false}});
    CHECK(periods("1.23456") == Periods{{0, 1234, 0, false}});
    CHECK(periods("1/86400") == Periods{{1, 86400000, 0, false}});
    CHECK(periods("0+1") == Periods{{0, 0, 1000, false}});
}

TEST_CASE("what is no time control, and where") {
    CHECK(error("") == TimeControlError{Reason::empty, 0, 0});
    CHECK(error("300:") == TimeControlError{Reason::empty, 4, 4});
    CHECK(error("300+") == TimeControlError{Reason::empty, 4, 4});
    CHECK(error("*") == TimeControlError{Reason::empty, 1, 1});
    CHECK(error("60 mins") == TimeControlError{Reason::not_a_number, 0, 7});
    CHECK(error("90 min/40") == TimeControlError{Reason::not_a_number, 0, 6});
    CHECK(error("40/90m+30") == TimeControlError{Reason::not_a_number, 3, 6});
    CHECK(error("40/7200:1h") == TimeControlError{Reason::not_a_number, 8, 10});
    CHECK(error("300+-5") == TimeControlError{Reason::not_a_number, 4, 6});
    CHECK(error("3.") == TimeControlError{Reason::not_a_number, 0, 2});
    CHECK(error("12345678901") == TimeControlError{Reason::not_a_number, 0, 11});
    CHECK(error("0/300") == TimeControlError{Reason::zero_moves, 0, 1});
    CHECK(error("300:?") == TimeControlError{Reason::alone, 4, 5});
}
