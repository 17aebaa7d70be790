#pragma once

#include "lsp/document_options.h"
#include "lsp/protocol/types.h"
#include "lsp/snapshot.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace arbiter::lsp {

// The documents that the client has open. Owned by the session's thread.
class Documents {
public:
    // `options` are without what the document itself says.
    Snapshot open(const protocol::TextDocumentItem& item, const DocumentOptions& options = {});

    // Applies the changes one after the other, each to the text that the one before it left. Null
    // where the document is not open.
    Snapshot change(const protocol::DidChangeTextDocumentParams& params,
                    text::PositionEncoding encoding);

    // Checks an open document with these options from now on. Null where nothing changes.
    Snapshot configure(const std::string& uri, const DocumentOptions& options);

    bool close(const std::string& uri);

    // Null where it is not open.
    Snapshot find(const std::string& uri) const;

    std::vector<std::string> uris() const;

private:
    struct Open {
        Snapshot newest;
        DocumentOptions options;
    };
    Snapshot add_version(Open& open, std::string uri, std::int32_t version,
                         game::Document document);

    std::unordered_map<std::string, Open> open_;
    std::uint64_t last_revision_ = 0;
};

} // namespace arbiter::lsp
