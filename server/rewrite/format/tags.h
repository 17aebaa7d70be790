#pragma once

#include "game/score.h"

#include <string>
#include <string_view>

namespace arbiter::rewrite::format_detail {

// With a backslash before what would end the value (PGN 7).
std::string escape_tag_value(std::string_view value);

// The tag pairs, each on a line of its own: the seven tag roster in its order (PGN 8.1.1), then the
// others in ASCII order of their names; tag pairs of one name keep their order. Where comments or
// escape lines stand between them all keep it, since nobody can say what those speak of.
std::string format_tags(std::string_view chunk, const game::Score& score,
                        std::string_view line_break);

} // namespace arbiter::rewrite::format_detail
