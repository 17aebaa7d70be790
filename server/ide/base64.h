#pragma once

#include <string>
#include <string_view>

namespace arbiter::ide {

// RFC 4648, section 4, with padding.
std::string base64(std::string_view bytes);

} // namespace arbiter::ide
