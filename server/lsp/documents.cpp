#include "lsp/documents.h"

#include <algorithm>
#include <utility>

namespace arbiter::lsp {

namespace {

game::Document apply(const game::Document& document,
                     const protocol::TextDocumentContentChangeEvent& change,
                     text::PositionEncoding encoding) {
    if (!change.range) return game::Document::from(change.text, document.format());
    const std::size_t start = document.offset(change.range->start, encoding);
    const std::size_t end = document.offset(change.range->end, encoding);
    return document.edited(std::min(start, end), std::max(start, end), change.text);
}

} // namespace

Snapshot Documents::open(const protocol::TextDocumentItem& item) {
    DocumentVersion version{item.uri, item.version, ++last_revision_,
                            game::Document::from(item.text, game::format_of_file(item.uri)),
                            std::make_shared<FindingsCache>()};
    return open_[item.uri] = std::make_shared<const DocumentVersion>(std::move(version));
}

Snapshot Documents::change(const protocol::DidChangeTextDocumentParams& params,
                           text::PositionEncoding encoding) {
    const auto found = open_.find(params.text_document.uri);
    if (found == open_.end()) return nullptr;
    const game::Document* newest = &found->second->document;
    game::Document document;
    for (const auto& change : params.content_changes) {
        document = apply(*newest, change, encoding);
        newest = &document;
    }
    if (params.content_changes.empty()) document = *newest;
    DocumentVersion version{found->first, params.text_document.version, ++last_revision_,
                            std::move(document), found->second->findings};
    return found->second = std::make_shared<const DocumentVersion>(std::move(version));
}

bool Documents::close(const std::string& uri) {
    return open_.erase(uri) > 0;
}

Snapshot Documents::find(const std::string& uri) const {
    const auto found = open_.find(uri);
    return found == open_.end() ? nullptr : found->second;
}

} // namespace arbiter::lsp
