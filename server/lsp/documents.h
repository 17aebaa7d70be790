#pragma once

#include "lsp/protocol/types.h"
#include "lsp/snapshot.h"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace arbiter::lsp {

// The documents that the client has open. Owned by the session's thread.
class Documents {
public:
    Snapshot open(const protocol::TextDocumentItem& item);

    // Applies the changes one after the other, each to the text that the one before it left. Null
    // where the document is not open.
    Snapshot change(const protocol::DidChangeTextDocumentParams& params,
                    text::PositionEncoding encoding);

    bool close(const std::string& uri);

    // Null where it is not open.
    Snapshot find(const std::string& uri) const;

private:
    std::unordered_map<std::string, Snapshot> open_;
    std::uint64_t last_revision_ = 0;
};

} // namespace arbiter::lsp
