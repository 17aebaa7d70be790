#include "ide/format.h"
#include "lsp/convert.h"
#include "lsp/handlers/handlers.h"

namespace arbiter::lsp::handlers {

namespace {

// The games [first, last] of the document. Stopped early, it leaves the rest as it is.
std::vector<protocol::TextEdit> format(const Context& context, std::size_t first,
                                       std::size_t last) {
    const DocumentVersion& version = *context.snapshot;
    const auto games = version.document.games();
    std::vector<protocol::TextEdit> out;
    for (std::size_t game = first; game <= last && !context.stop.stop_requested(); ++game) {
        const auto ending =
            game + 1 < games.size() ? rewrite::Ending::blank_line : rewrite::Ending::line_break;
        const auto edits = ide::format_edits(*games[game], version.layout, ending);
        if (edits.empty()) continue;
        const GameRanges ranges(version, game, *context.client);
        for (const text::Edit& edit : edits)
            out.push_back(ranges.edit(edit));
    }
    return out;
}

} // namespace

Reply<protocol::method::Formatting> formatting(const Context& context,
                                               const protocol::DocumentFormattingParams&) {
    const auto games = context.snapshot->document.games();
    if (games.empty()) return std::vector<protocol::TextEdit>{};
    return format(context, 0, games.size() - 1);
}

// Of each game that the range touches, since only a whole game has a layout.
Reply<protocol::method::RangeFormatting>
range_formatting(const Context& context, const protocol::DocumentRangeFormattingParams& params) {
    const game::Document& document = context.snapshot->document;
    const auto first = find_place(document, params.range.start, context.client->encoding);
    const auto last = find_place(document, params.range.end, context.client->encoding);
    if (!first || !last) return std::vector<protocol::TextEdit>{};
    return format(context, first->game, last->game);
}

} // namespace arbiter::lsp::handlers
