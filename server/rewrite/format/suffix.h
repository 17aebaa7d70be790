#pragma once

#include <string_view>

namespace arbiter::rewrite::format_detail {

// `$1` for `!`, and so on for the six suffixes that export format writes as NAGs (PGN 8.2.3.8);
// empty for other runs of marks.
std::string_view nag_of_suffix(std::string_view suffix);

} // namespace arbiter::rewrite::format_detail
