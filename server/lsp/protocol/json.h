#pragma once

#include <nlohmann/json.hpp>

namespace arbiter::lsp {

using Json = nlohmann::json;

} // namespace arbiter::lsp
