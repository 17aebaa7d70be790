#include "ide/completion.h"

#include "lsp/convert.h"
#include "lsp/handlers/handlers.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace arbiter::lsp::handlers {

namespace {

using protocol::CompletionItemKind;

CompletionItemKind kind(ide::Completion::Kind kind) {
    using Kind = ide::Completion::Kind;
    switch (kind) {
    case Kind::nag:
        return CompletionItemKind::constant;
    case Kind::command:
        return CompletionItemKind::keyword;
    case Kind::tag:
        return CompletionItemKind::property;
    case Kind::result:
        return CompletionItemKind::enum_member;
    case Kind::move:
    case Kind::value:
        break;
    }
    return CompletionItemKind::value;
}

std::string escape_snippet(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '$' || c == '}' || c == '\\') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

// The text with a mark where the cursor goes.
std::string snippet(std::string_view text, std::size_t cursor) {
    return escape_snippet(text.substr(0, cursor)) + "$0" + escape_snippet(text.substr(cursor));
}

protocol::CompletionItem item(ide::Completion&& from, std::size_t rank,
                              const protocol::Range& replaced, const Client& client) {
    protocol::CompletionItem to;
    to.kind = kind(from.kind);
    to.sort_text = fmt::format("{:04}", rank);
    to.filter_text = from.label;
    to.label = std::move(from.label);
    to.detail = std::move(from.detail);
    const bool markdown = client.completion_format == protocol::MarkupKind::markdown;
    if (!from.plain.empty())
        to.documentation = protocol::MarkupContent{
            client.completion_format, markdown ? std::move(from.markdown) : std::move(from.plain)};
    if (from.cursor && client.snippets) {
        to.insert_text_format = protocol::InsertTextFormat::snippet;
        to.text_edit = {replaced, snippet(from.text, *from.cursor)};
    } else {
        to.text_edit = {replaced, std::move(from.text)};
    }
    return to;
}

} // namespace

Reply<protocol::method::Completion> completion(const Context& context,
                                               const protocol::TextDocumentPositionParams& params) {
    const DocumentVersion& version = *context.snapshot;
    const Client& client = *context.client;
    protocol::CompletionList list;
    const auto place = find_place(version.document, params.position, client.encoding);
    const auto add = [&](ide::Completions&& found, const protocol::Range& replaced) {
        for (ide::Completion& completion : found.list)
            list.items.push_back(item(std::move(completion), list.items.size(), replaced, client));
    };
    if (!place) { // an empty document: the first game can begin
        add(ide::complete(game::Game(""), 0), {});
        return list;
    }
    auto found = ide::complete(*version.document.games()[place->game], place->offset);
    const auto replaced = GameRanges(version, place->game, client).range(found.replaced);
    add(std::move(found), replaced);
    return list;
}

} // namespace arbiter::lsp::handlers
