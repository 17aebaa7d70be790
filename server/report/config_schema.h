#pragma once

#include <string>

namespace arbiter::report {

// The JSON schema (draft 7) of .arbiter.toml and of the editors' settings, for people's editors to
// check and complete them.
std::string config_schema();

} // namespace arbiter::report
