#pragma once

#include "lint/finding.h"
#include "lint/options.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// Applying the fixes that findings offer.
namespace arbiter::rewrite {

enum class Fixes : std::uint8_t {
    safe, // of each finding the first that is safe
    all,  // of each finding the first that is no choice between equals
};

// The text with one fix of each finding. A fix that overlaps an earlier finding's is left out as a
// whole.
std::string apply_fixes(std::string_view text, std::span<const lint::Finding> findings,
                        Fixes fixes);

// A fix may bring a finding to light that something else had hidden, so fixing goes in rounds. More
// than this only happens where two rules undo each other.
constexpr int max_rounds = 20;

struct Fixed {
    std::string text;
    int rounds = 0;      // that changed something
    bool settled = true; // false where max_rounds were not enough
};

// Checks and fixes one game, in rounds, until no fix changes it. Mending may cut it into several.
Fixed fix_all(std::string_view game, Fixes fixes, const lint::Options& options = {});

} // namespace arbiter::rewrite
