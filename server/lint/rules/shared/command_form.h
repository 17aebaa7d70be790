#pragma once

#include "lint/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What is wrong with the commands whose form is known: clk, emt, egt, eval, cal and csl.
namespace arbiter::lint::rules {

enum class CommandFlaw : std::uint8_t {
    not_closed,   // [%clk 0:10:00
    no_blank,     // [%clk0:10:00]
    no_value,     // [%clk]
    no_time,      // [%clk 0.10.00]
    narrow,       // [%clk 0:9:5]
    too_large,    // [%clk 0:75:00]
    no_hours,     // [%clk 9:55]: the edit takes it for minutes and seconds
    bare_number,  // [%clk 12]: the edit takes it for seconds
    seconds,      // [%emt 1.748], as FICS and its clients write it
    evaluation,   // [%eval M5]
    mark_colour,  // [%csl gd4]
    mark_squares, // [%cal Ge2]
    mark_empty,   // [%csl Gd4,]
};

struct CommandProblem {
    CommandFlaw flaw = CommandFlaw::not_closed;
    text::Span span;
    std::string message;
    std::optional<text::Edit> edit; // where what is written tells what is meant
};

// None of a well formed command, and of one whose form is not known.
std::vector<CommandProblem> command_problems(const Context& context, const game::Command& command);

} // namespace arbiter::lint::rules
