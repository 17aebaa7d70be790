#pragma once

#include "lint/rule.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the values of tags must look like (PGN 8.1.1, 9). Values come without blanks around them,
// and are not empty.
namespace arbiter::lint::rules {

struct ValueProblem {
    std::string message;
    std::vector<std::string> rights = {}; // values that could be meant, best first
    Safety safety = Safety::safe;         // of writing them
    Severity severity = Severity::warning;
};

using ValueCheck = std::optional<ValueProblem>;

// YYYY.MM.DD, with ? for what is not known; a day that the calendar has.
ValueCheck check_date(std::string_view value);
// HH:MM:SS
ValueCheck check_time(std::string_view value);
// ?, -, 40/9000, 300, 4500+60, *180, 40/5400+30, and several joined by colons; words are a matter
// of style. Seconds may have fractions, as engines play.
ValueCheck check_time_control(std::string_view value);

// A positive number in digits; nothing of any other text.
std::optional<std::uint64_t> read_number(std::string_view text);

} // namespace arbiter::lint::rules
