#pragma once

#include <cstdint>

namespace arbiter::lsp {

// True for a process that exists, whoever owns it.
bool is_alive(std::int32_t process_id);

} // namespace arbiter::lsp
