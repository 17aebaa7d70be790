#pragma once

#include "lint/rule.h"

#include <cstdint>
#include <vector>

// What the score calls unexpected, parted by what it is.
namespace arbiter::lint::rules {

enum class Oddity : std::uint8_t {
    words,
    html_tag,  // <b>
    escape,    // % and the rest of its line
    invisible, // nothing but characters that can't be seen
};

struct OddText {
    text::Span span;
    Oddity kind = Oddity::words;
};

// The parts of one unexpected item, in order.
std::vector<OddText> part_unexpected(std::string_view text, const game::Item& item);

} // namespace arbiter::lint::rules
