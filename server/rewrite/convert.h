#pragma once

#include "game/game.h"
#include "notation/notation.h"
#include "rewrite/obstacle.h"
#include "text/edit.h"
#include "text/span.h"

#include <tl/expected.hpp>

#include <string>
#include <string_view>
#include <vector>

// Moves in another notation.
namespace arbiter::rewrite {

// The edits that write the moves that lie in `part`, or partly, in all lines, in a notation.
// Nothing else is changed: tags, comments with the moves that they name, NAGs and layout stay, but
// for the commas between the moves of Spanish books, which only descriptive notation keeps.
// Every move of the part must be legal as it is written; the obstacle is one that is not.
tl::expected<std::vector<text::Edit>, Obstacle> convert(std::string_view text,
                                                        const game::Analysis& analysis,
                                                        const notation::Notation& to,
                                                        text::Span part);
// Of the whole game.
tl::expected<std::vector<text::Edit>, Obstacle>
convert(std::string_view text, const game::Analysis& analysis, const notation::Notation& to);

} // namespace arbiter::rewrite
