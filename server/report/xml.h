#pragma once

#include <string>
#include <string_view>

namespace arbiter::report {

// The text as it may stand in XML 1.0, in an attribute too. Characters that XML does not have are
// written as visible ones.
std::string escape_xml(std::string_view text);

} // namespace arbiter::report
