#include "lsp/client.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace arbiter::lsp {

namespace {

using text::PositionEncoding;

constexpr std::array<std::pair<std::string_view, PositionEncoding>, 3> encodings{{
    {"utf-8", PositionEncoding::utf8},
    {"utf-16", PositionEncoding::utf16},
    {"utf-32", PositionEncoding::utf32},
}};

constexpr std::array<std::pair<std::string_view, protocol::MarkupKind>, 2> markup_kinds{{
    {"markdown", protocol::MarkupKind::markdown},
    {"plaintext", protocol::MarkupKind::plain_text},
}};

// The value at a path, or what `T` starts with.
template <typename T>
T at(const Json& params, const char* path) {
    const Json::json_pointer pointer(path);
    if (!params.contains(pointer)) return T{};
    return protocol::decode<T>(params.at(pointer), path).value_or(T{});
}

bool has(const Json& params, const char* path) {
    return params.contains(Json::json_pointer(path));
}

// The first of the client's list that we know: its order is its preference.
template <typename T, std::size_t size>
T first_known(const std::vector<std::string>& wanted,
              const std::array<std::pair<std::string_view, T>, size>& known, T otherwise) {
    for (const std::string& name : wanted) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const auto& entry) { return entry.first == name; });
        if (found != known.end()) return found->second;
    }
    return otherwise;
}

std::optional<std::int32_t> read_process_id(const Json& params) {
    const auto id = at<std::int32_t>(params, "/processId");
    return id > 0 ? std::optional(id) : std::nullopt;
}

std::string read_documentation_url(const Json& params) {
    auto url = at<std::string>(params, "/initializationOptions/documentationUrl");
    if (!url.empty() && !url.ends_with('/')) url += '/';
    return url;
}

} // namespace

Client read_client(const Json& params) {
    using Strings = std::vector<std::string>;
    Client client;
    client.process_id = read_process_id(params);
    client.encoding = first_known(at<Strings>(params, "/capabilities/general/positionEncodings"),
                                  encodings, client.encoding);
    client.hover_format =
        first_known(at<Strings>(params, "/capabilities/textDocument/hover/contentFormat"),
                    markup_kinds, client.hover_format);
    client.completion_format = first_known(
        at<Strings>(params,
                    "/capabilities/textDocument/completion/completionItem/documentationFormat"),
        markup_kinds, client.completion_format);
    client.snippets =
        at<bool>(params, "/capabilities/textDocument/completion/completionItem/snippetSupport");
    client.pull_diagnostics = has(params, "/capabilities/textDocument/diagnostic");
    client.related_information =
        at<bool>(params, "/capabilities/textDocument/publishDiagnostics/relatedInformation");
    client.code_description =
        at<bool>(params, "/capabilities/textDocument/publishDiagnostics/codeDescriptionSupport");
    const auto tags = at<std::vector<std::uint32_t>>(
        params, "/capabilities/textDocument/publishDiagnostics/tagSupport/valueSet");
    client.unnecessary_tag =
        std::ranges::count(tags, static_cast<std::uint32_t>(protocol::DiagnosticTag::unnecessary)) >
        0;
    client.code_action_literals =
        has(params, "/capabilities/textDocument/codeAction/codeActionLiteralSupport");
    client.document_changes =
        at<bool>(params, "/capabilities/workspace/workspaceEdit/documentChanges");
    client.watches_files =
        at<bool>(params, "/capabilities/workspace/didChangeWatchedFiles/dynamicRegistration");
    client.tells_settings = at<bool>(params, "/capabilities/workspace/configuration");
    client.tells_of_new_settings =
        at<bool>(params, "/capabilities/workspace/didChangeConfiguration/dynamicRegistration");
    client.refreshes_diagnostics =
        at<bool>(params, "/capabilities/workspace/diagnostics/refreshSupport");
    client.trace = at<protocol::TraceValue>(params, "/trace");
    client.hover_svg = at<bool>(params, "/initializationOptions/hover/svg");
    client.documentation_url = read_documentation_url(params);
    return client;
}

std::string_view name(PositionEncoding encoding) {
    const auto found = std::find_if(encodings.begin(), encodings.end(),
                                    [encoding](const auto& e) { return e.second == encoding; });
    return found->first;
}

} // namespace arbiter::lsp
