#pragma once

#include "text/span.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

// Commands that programs put into comments: [%clk 1:02:03], [%csl Gd4,Ge5] (the supplement to PGN
// of 2001, and what programs have added).
namespace arbiter::game {

struct Command {
    text::Span span;  // from [ to ]
    text::Span name;  // "clk", without the %
    text::Span value; // without the blanks around it; may be empty
    std::uint32_t item = 0;
    bool closed = true; // else its ] is missing: it goes to the comment's end or the next command
};

// Appends those of the comment, which is `item` of the score, in order.
void read_commands(std::string_view chunk, text::Span comment, std::uint32_t item,
                   std::vector<Command>& commands);

struct CommandMeaning {
    std::string_view name;
    std::string_view meaning; // "the time left on the mover's clock"
    std::string_view form;    // of the value
    std::string_view source;  // who writes it
};

// All that are known.
std::span<const CommandMeaning> command_meanings();
// Null where nobody is known to write it. Names are case-sensitive.
const CommandMeaning* command_meaning(std::string_view name);

} // namespace arbiter::game
