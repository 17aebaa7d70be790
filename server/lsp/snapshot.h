#pragma once

#include "game/document.h"
#include "lsp/findings.h"
#include "rewrite/format.h"

#include <cstdint>
#include <memory>
#include <string>

namespace arbiter::lsp {

// One version of an open document. Immutable, so that workers read it without a lock.
struct DocumentVersion {
    std::string uri;
    std::int32_t version = 0;   // the client's number
    std::uint64_t revision = 0; // ours: never twice in a session
    game::Document document;
    std::uint32_t max_findings = 0; // 0: as many as an editor can show
    rewrite::FormatOptions layout;
    // Shared with the versions before and after, as long as they are checked with the same options.
    std::shared_ptr<FindingsCache> findings;
};

using Snapshot = std::shared_ptr<const DocumentVersion>;

} // namespace arbiter::lsp
