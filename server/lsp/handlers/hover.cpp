#include "ide/hover.h"

#include "lsp/convert.h"
#include "lsp/handlers/handlers.h"

namespace arbiter::lsp::handlers {

Reply<protocol::method::Hover> hover(const Context& context,
                                     const protocol::TextDocumentPositionParams& params) {
    const DocumentVersion& version = *context.snapshot;
    const Client& client = *context.client;
    const auto place = find_place(version.document, params.position, client.encoding);
    if (!place) return std::nullopt;

    using Board = ide::HoverOptions::Board;
    const ide::HoverOptions options{client.hover_svg ? Board::svg : Board::unicode};
    const auto hover = ide::hover(*version.document.games()[place->game], place->offset, options);
    if (!hover) return std::nullopt;

    const bool markdown = client.hover_format == protocol::MarkupKind::markdown;
    return protocol::Hover{{client.hover_format, markdown ? hover->markdown : hover->plain},
                           GameRanges(version, place->game, client).range(hover->span)};
}

} // namespace arbiter::lsp::handlers
