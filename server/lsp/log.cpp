#include "lsp/log.h"

#include <iostream>
#include <string>

namespace arbiter::lsp {

void log(std::string_view text) {
    // In one piece, so that lines of several threads do not mix.
    std::cerr << "arbiter: " + std::string(text) + "\n" << std::flush;
}

} // namespace arbiter::lsp
