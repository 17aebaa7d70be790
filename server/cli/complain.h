#pragma once

#include <string_view>

// What goes wrong, on standard error.
namespace arbiter::cli {

// A sentence, in the name of the program.
void complain(std::string_view message);

// The same, for what ends the command. Return the exit status.
int refuse(std::string_view message);
// `problems` have a place of their own on each line.
int refuse_configuration(std::string_view problems);

} // namespace arbiter::cli
