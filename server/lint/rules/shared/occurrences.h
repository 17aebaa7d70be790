#pragma once

#include "lint/rule.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace arbiter::lint::rules {

// A list of more places of one finding helps nobody.
constexpr std::size_t max_related = 10;

// The places of one mistake that runs through a game.
struct Occurrences {
    std::string message; // of the first
    std::vector<text::Span> spans;
    Fix fix;                          // makes the edits of all; none where it has no edits
    std::optional<Severity> severity; // where it is not the rule's own
};

// The first place is the finding, the others are related places.
Finding& report_as_one(Report& report, Occurrences occurrences);

} // namespace arbiter::lint::rules
