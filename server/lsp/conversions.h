#pragma once

#include "lsp/client.h"
#include "lsp/protocol/types.h"
#include "lsp/snapshot.h"
#include "notation/notation.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

// The moves of a selection, a game or a document in another notation.
namespace arbiter::lsp {

constexpr std::string_view convert_kind = "refactor.rewrite.notation";
constexpr std::string_view convert_all_kind = "refactor.rewrite.fileNotation";

// "refactor.rewrite.notation.de"
std::string kind_of(std::string_view kind, const notation::Notation& to);

// Of the game in the range, or of the moves that are selected in it; nothing where no move would
// change or one can't be played.
std::optional<protocol::CodeAction> convert_action(const DocumentVersion& version,
                                                   const Client& client,
                                                   const protocol::Range& range,
                                                   const notation::Notation& to);

// Of all games whose moves can be played.
std::optional<protocol::CodeAction> convert_all_action(const DocumentVersion& version,
                                                       const Client& client,
                                                       const notation::Notation& to,
                                                       const std::stop_token& stop);

} // namespace arbiter::lsp
