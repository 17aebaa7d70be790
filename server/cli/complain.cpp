#include "cli/complain.h"

#include "cli/commands.h"

#include <fmt/format.h>

#include <iostream>

namespace arbiter::cli {

void complain(std::string_view message) {
    std::cerr << fmt::format("arbiter: {}\n", message);
}

int refuse(std::string_view message) {
    complain(message);
    return exit_failure;
}

int refuse_configuration(std::string_view problems) {
    std::cerr << problems << '\n';
    return exit_failure;
}

} // namespace arbiter::cli
