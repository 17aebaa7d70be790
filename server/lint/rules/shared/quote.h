#pragma once

#include <string>
#include <string_view>

namespace arbiter::lint::rules {

// The text in quotation marks, for a message: on one line, cut where it is long, with a mark for
// each character that can't be shown.
std::string quote(std::string_view text);

} // namespace arbiter::lint::rules
