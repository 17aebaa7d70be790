#include "lsp/conversions.h"

#include "lsp/convert.h"
#include "rewrite/convert.h"

#include <fmt/format.h>

#include <utility>

namespace arbiter::lsp {

namespace {

protocol::CodeAction action(const DocumentVersion& version, const Client& client,
                            const notation::Notation& to, std::string_view kind,
                            std::string_view what, std::vector<protocol::TextEdit> edits) {
    protocol::CodeAction action;
    action.title = to.family == notation::Family::localized
                       ? fmt::format("Write {} with the letters of {}", what, to.name)
                       : fmt::format("Write {} in {}", what, to.name);
    action.kind = kind_of(kind, to);
    action.edit = workspace_edit(version, client, std::move(edits));
    return action;
}

// Adds nothing where the game can't be converted.
void add_edits(const DocumentVersion& version, const Client& client, std::size_t game,
               const notation::Notation& to, text::Span part,
               std::vector<protocol::TextEdit>& out) {
    const auto& chunk = *version.document.games()[game];
    const auto edits = rewrite::convert(chunk.text(), *chunk.analysis(), to, part);
    if (!edits || edits->empty()) return;
    const GameRanges ranges(version, game, client);
    for (const text::Edit& edit : *edits)
        out.push_back(ranges.edit(edit));
}

text::Span whole(const game::Game& game) {
    return {0, static_cast<std::uint32_t>(game.text().size())};
}

} // namespace

std::string kind_of(std::string_view kind, const notation::Notation& to) {
    return fmt::format("{}.{}", kind, to.id);
}

std::optional<protocol::CodeAction> convert_action(const DocumentVersion& version,
                                                   const Client& client,
                                                   const protocol::Range& range,
                                                   const notation::Notation& to) {
    const auto first = find_place(version.document, range.start, client.encoding);
    const auto last = find_place(version.document, range.end, client.encoding);
    if (!first || !last) return std::nullopt;
    const bool selected = range.start != range.end;
    std::vector<protocol::TextEdit> edits;
    for (std::size_t game = first->game; game <= last->game; ++game) {
        text::Span part = whole(*version.document.games()[game]);
        if (selected && game == first->game) part.begin = first->offset;
        if (selected && game == last->game) part.end = last->offset;
        add_edits(version, client, game, to, part, edits);
    }
    if (edits.empty()) return std::nullopt;
    return action(version, client, to, convert_kind,
                  selected ? "the selected moves" : "the moves of this game", std::move(edits));
}

std::optional<protocol::CodeAction> convert_all_action(const DocumentVersion& version,
                                                       const Client& client,
                                                       const notation::Notation& to,
                                                       const std::stop_token& stop) {
    std::vector<protocol::TextEdit> edits;
    const auto games = version.document.games();
    for (std::size_t game = 0; game < games.size(); ++game) {
        if (stop.stop_requested()) return std::nullopt;
        add_edits(version, client, game, to, whole(*games[game]), edits);
    }
    if (edits.empty()) return std::nullopt;
    return action(version, client, to, convert_all_kind, "the moves of all games",
                  std::move(edits));
}

} // namespace arbiter::lsp
