#pragma once

#include "lsp/client.h"
#include "lsp/protocol/types.h"
#include "lsp/snapshot.h"

#include <optional>
#include <stop_token>
#include <string_view>

namespace arbiter::lsp {

constexpr std::string_view fix_all_kind = "source.fixAll.arbiter";

// Every safe fix of a document, as `check --fix` applies them; nothing where there is none.
std::optional<protocol::CodeAction>
fix_all_action(const DocumentVersion& version, const Client& client, const std::stop_token& stop);

} // namespace arbiter::lsp
