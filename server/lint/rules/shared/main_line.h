#pragma once

#include "chess/openings.h"
#include "lint/rule.h"
#include "lint/rules/shared/outcome.h"

#include <cstdint>
#include <optional>
#include <vector>

// What the moves of the main line say of the whole game.
namespace arbiter::lint::rules {

// How many plies there are; nothing where words, an open comment or an open variation may hide
// some.
std::optional<std::uint32_t> ply_count(const Context& context);

// The openings that its positions have the names of, in the order of the moves. Looked up anew each
// time.
std::vector<chess::Opening> openings(const Context& context);

// The result by the termination marker, or where there is none by the Result tag.
std::optional<Outcome> written_outcome(const Context& context);

} // namespace arbiter::lint::rules
