#pragma once

#include "lsp/client.h"
#include "lsp/protocol/json.h"

#include <string_view>

namespace arbiter::lsp {

// The result of initialize: what the server can do for this client.
Json initialize_result(const Client& client, std::string_view version);

} // namespace arbiter::lsp
