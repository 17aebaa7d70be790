#pragma once

#include <string_view>

namespace arbiter::lsp {

// One line for the log that editors keep of a server's standard error. From any thread.
void log(std::string_view text);

} // namespace arbiter::lsp
