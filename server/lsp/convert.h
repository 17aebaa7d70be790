#pragma once

#include "lint/finding.h"
#include "lsp/client.h"
#include "lsp/protocol/types.h"
#include "lsp/snapshot.h"
#include "text/line_index.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

// Between the protocol's positions in a document, and offsets in one of its games.
namespace arbiter::lsp {

struct Place {
    std::size_t game = 0;
    std::uint32_t offset = 0; // in the game
};

// Nothing in an empty document.
std::optional<Place> find_place(const game::Document& document, text::Position position,
                                text::PositionEncoding encoding);

// The text of one game in positions of the document, which must outlive it.
class GameRanges {
public:
    GameRanges(const DocumentVersion& version, std::size_t game, const Client& client);

    protocol::Range range(text::Span span) const;
    protocol::TextEdit edit(const text::Edit& edit) const;
    protocol::Diagnostic diagnostic(const lint::Finding& finding) const;

private:
    const DocumentVersion& version_;
    const Client& client_;
    std::string_view text_;
    std::uint32_t first_line_;
    text::LineIndex index_;
};

protocol::WorkspaceEdit workspace_edit(const DocumentVersion& version, const Client& client,
                                       std::vector<protocol::TextEdit> edits);

} // namespace arbiter::lsp
