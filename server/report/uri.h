#pragma once

#include <string>
#include <string_view>

namespace arbiter::report {

// A path as a URI (RFC 3986): what is no plain character is escaped. An absolute path becomes
// file:///…, any other a relative reference.
std::string uri_of(std::string_view path);

} // namespace arbiter::report
