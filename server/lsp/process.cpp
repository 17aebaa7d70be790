#include "lsp/process.h"

#include <cerrno>
#include <csignal>

namespace arbiter::lsp {

bool is_alive(std::int32_t process_id) {
    return process_id > 0 && (::kill(process_id, 0) == 0 || errno == EPERM);
}

} // namespace arbiter::lsp
