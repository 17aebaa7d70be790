#include "lsp/documents.h"

#include "lint/file_suppression.h"

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

// The cache, if it can go on with the document: its first game may say what is ignored in all.
std::shared_ptr<FindingsCache> cache_for(const game::Document& document,
                                         const lint::Options& options,
                                         const std::shared_ptr<FindingsCache>& before) {
    const auto games = document.games();
    auto own =
        games.empty() ? options : lint::with_file_suppressions(options, games.front()->text());
    if (before && before->options() == own) return before;
    return std::make_shared<FindingsCache>(std::move(own));
}

} // namespace

Snapshot Documents::add_version(Open& open, std::string uri, std::int32_t version,
                                game::Document document) {
    auto findings =
        cache_for(document, open.options.lint, open.newest ? open.newest->findings : nullptr);
    open.newest = std::make_shared<const DocumentVersion>(
        DocumentVersion{std::move(uri), version, ++last_revision_, std::move(document),
                        open.options.max_findings, open.options.layout, std::move(findings)});
    return open.newest;
}

Snapshot Documents::open(const protocol::TextDocumentItem& item, const DocumentOptions& options) {
    Open& open = open_[item.uri] = {nullptr, options};
    return add_version(open, item.uri, item.version,
                       game::Document::from(item.text, game::format_of(item.uri, item.text)));
}

Snapshot Documents::change(const protocol::DidChangeTextDocumentParams& params,
                           text::PositionEncoding encoding) {
    const auto found = open_.find(params.text_document.uri);
    if (found == open_.end()) return nullptr;
    Open& open = found->second;
    const game::Document* newest = &open.newest->document;
    game::Document document;
    for (const auto& change : params.content_changes) {
        document = apply(*newest, change, encoding);
        newest = &document;
    }
    if (params.content_changes.empty()) document = *newest;
    return add_version(open, found->first, params.text_document.version, std::move(document));
}

Snapshot Documents::configure(const std::string& uri, const DocumentOptions& options) {
    const auto found = open_.find(uri);
    if (found == open_.end() || found->second.options == options) return nullptr;
    Open& open = found->second;
    open.options = options;
    return add_version(open, uri, open.newest->version, open.newest->document);
}

bool Documents::close(const std::string& uri) {
    return open_.erase(uri) > 0;
}

Snapshot Documents::find(const std::string& uri) const {
    const auto found = open_.find(uri);
    return found == open_.end() ? nullptr : found->second.newest;
}

std::vector<std::string> Documents::uris() const {
    std::vector<std::string> out;
    for (const auto& [uri, open] : open_)
        out.push_back(uri);
    return out;
}

} // namespace arbiter::lsp
