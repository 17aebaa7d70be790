#pragma once

#include <string>

namespace arbiter::cli {

// The URI of the folder that holds the rules' pages, with a slash at its end: beside the program
// where it is installed, in the source tree where it was built there. Empty where there is none.
std::string documentation_url();

} // namespace arbiter::cli
