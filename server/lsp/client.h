#pragma once

#include "lsp/protocol/json.h"
#include "lsp/protocol/types.h"
#include "text/line_index.h"

#include <cstdint>
#include <optional>
#include <string>

namespace arbiter::lsp {

// What initialize said about the client: fixed for the session. The defaults are those of a client
// that said nothing.
struct Client {
    std::optional<std::int32_t> process_id;
    text::PositionEncoding encoding = text::PositionEncoding::utf16;
    protocol::MarkupKind hover_format = protocol::MarkupKind::plain_text;
    protocol::MarkupKind completion_format = protocol::MarkupKind::plain_text;
    bool snippets = false; // completions may say where the cursor goes
    bool pull_diagnostics = false;
    bool related_information = false;
    bool code_description = false;
    bool unnecessary_tag = false;
    bool code_action_literals = false;  // else it knows only commands
    bool document_changes = false;      // edits that name the version they are meant for
    bool watches_files = false;         // when it is asked to
    bool tells_settings = false;        // likewise
    bool tells_of_new_settings = false; // likewise
    bool refreshes_diagnostics = false; // likewise
    protocol::TraceValue trace = protocol::TraceValue::off;

    // initializationOptions
    bool hover_svg = false;        // hover.svg: shows images in Markdown
    std::string documentation_url; // documentationUrl: where the rules' pages are; empty: no links
};

// The params of initialize. What a client says wrongly about itself counts as not said.
Client read_client(const Json& params);

// The name that the protocol has for an encoding.
std::string_view name(text::PositionEncoding encoding);

} // namespace arbiter::lsp
