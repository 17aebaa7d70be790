#pragma once

#include "game/game.h"
#include "lint/finding.h"
#include "lint/options.h"
#include "text/encoding.h"

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
    int rounds = 0;          // that changed something
    bool settled = true;     // false where max_rounds were not enough
    std::size_t applied = 0; // fixes
    std::size_t left = 0;    // findings, of the text as it is now
    bool wants_utf8 = false; // a fix without edits is done where the file is written, as UTF-8
};

// Checks and fixes one game, in rounds, until no fix changes it. Mending may cut it into several.
// `encoding` is that of its bytes. A page of a book is left as it is.
Fixed fix_all(const game::Game& game, Fixes fixes, const lint::Options& options = {},
              text::Encoding encoding = text::Encoding::utf8);

} // namespace arbiter::rewrite
