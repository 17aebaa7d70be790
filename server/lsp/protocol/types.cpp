#include "lsp/protocol/types.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::lsp::protocol {

namespace {

constexpr std::array<const char*, 3> trace_values{"off", "messages", "verbose"}; // by TraceValue

// As a member function would do it, but Position belongs to text/.
Json position_json(const Position& in) {
    return {{"line", in.line}, {"character", in.character}};
}

} // namespace

void from_json(const Reader& in, Position& out) {
    in.member("line", out.line);
    in.member("character", out.character);
}

void from_json(const Reader& in, Range& out) {
    in.member("start", out.start);
    in.member("end", out.end);
}

void from_json(const Reader& in, TextDocumentIdentifier& out) {
    in.member("uri", out.uri);
}

void from_json(const Reader& in, VersionedTextDocumentIdentifier& out) {
    in.member("uri", out.uri);
    in.member("version", out.version);
}

void from_json(const Reader& in, TextDocumentItem& out) {
    in.member("uri", out.uri);
    in.member("version", out.version);
    in.member("text", out.text);
}

void from_json(const Reader& in, DidOpenTextDocumentParams& out) {
    in.member("textDocument", out.text_document);
}

void from_json(const Reader& in, TextDocumentContentChangeEvent& out) {
    in.member("range", out.range);
    in.member("text", out.text);
}

void from_json(const Reader& in, DidChangeTextDocumentParams& out) {
    in.member("textDocument", out.text_document);
    in.member("contentChanges", out.content_changes);
}

void from_json(const Reader& in, DidCloseTextDocumentParams& out) {
    in.member("textDocument", out.text_document);
}

void from_json(const Reader& in, DidSaveTextDocumentParams& out) {
    in.member("textDocument", out.text_document);
}

void from_json(const Reader& in, DidChangeConfigurationParams& out) {
    in.member("settings", out.settings);
}

void from_json(const Reader& in, FileChangeType& out) {
    std::uint32_t type = 0;
    from_json(in, type);
    if (type < 1 || 3 < type) return in.fail(": not a kind of change");
    out = static_cast<FileChangeType>(type);
}

void from_json(const Reader& in, FileEvent& out) {
    in.member("uri", out.uri);
    in.member("type", out.type);
}

void from_json(const Reader& in, DidChangeWatchedFilesParams& out) {
    in.member("changes", out.changes);
}

void from_json(const Reader& in, DocumentDiagnosticParams& out) {
    in.member("textDocument", out.text_document);
    in.member("previousResultId", out.previous_result_id);
}

void from_json(const Reader& in, CodeActionTriggerKind& out) {
    std::uint32_t kind = 0;
    from_json(in, kind);
    out = kind == 1 ? CodeActionTriggerKind::invoked : CodeActionTriggerKind::automatic;
}

void from_json(const Reader& in, CodeActionContext& out) {
    in.member("only", out.only);
    in.member("triggerKind", out.trigger_kind);
}

void from_json(const Reader& in, CodeActionParams& out) {
    in.member("textDocument", out.text_document);
    in.member("range", out.range);
    in.member("context", out.context);
}

void from_json(const Reader& in, DocumentFormattingParams& out) {
    in.member("textDocument", out.text_document);
}

void from_json(const Reader& in, DocumentRangeFormattingParams& out) {
    in.member("textDocument", out.text_document);
    in.member("range", out.range);
}

void from_json(const Reader& in, TextDocumentPositionParams& out) {
    in.member("textDocument", out.text_document);
    in.member("position", out.position);
}

void from_json(const Reader& in, Id& out) {
    auto id = read_id(in.value());
    if (!id) return in.fail(": neither an integer nor a string");
    out = *std::move(id);
}

void from_json(const Reader& in, CancelParams& out) {
    in.member("id", out.id);
}

void from_json(const Reader& in, TraceValue& out) {
    const auto found = std::ranges::find(trace_values, in.value());
    if (found == trace_values.end()) return in.fail(": not off, messages or verbose");
    out = static_cast<TraceValue>(found - trace_values.begin());
}

void from_json(const Reader& in, SetTraceParams& out) {
    in.member("value", out.value);
}

void to_json(Json& out, const Range& in) {
    out = {{"start", position_json(in.start)}, {"end", position_json(in.end)}};
}

void to_json(Json& out, const Location& in) {
    out = {{"uri", in.uri}, {"range", in.range}};
}

void to_json(Json& out, const DiagnosticRelatedInformation& in) {
    out = {{"location", in.location}, {"message", in.message}};
}

void to_json(Json& out, const Diagnostic& in) {
    out = {{"range", in.range},
           {"severity", static_cast<int>(in.severity)},
           {"code", in.code},
           {"source", in.source},
           {"message", in.message}};
    if (!in.code_description.empty()) out["codeDescription"] = {{"href", in.code_description}};
    if (!in.related_information.empty()) out["relatedInformation"] = in.related_information;
    for (const DiagnosticTag tag : in.tags)
        out["tags"].push_back(static_cast<int>(tag));
}

void to_json(Json& out, const PublishDiagnosticsParams& in) {
    out = {{"uri", in.uri}, {"diagnostics", in.diagnostics}};
    if (in.version) out["version"] = *in.version;
}

void to_json(Json& out, const DocumentDiagnosticReport& in) {
    out = {{"kind", in.items ? "full" : "unchanged"}, {"resultId", in.result_id}};
    if (in.items) out["items"] = *in.items;
}

void to_json(Json& out, const TextEdit& in) {
    out = {{"range", in.range}, {"newText", in.new_text}};
}

void to_json(Json& out, const WorkspaceEdit& in) {
    if (!in.version) {
        out = {{"changes", {{in.uri, in.edits}}}};
        return;
    }
    const Json document{{"uri", in.uri}, {"version", *in.version}};
    const Json change{{"textDocument", document}, {"edits", in.edits}};
    out = {{"documentChanges", Json::array({change})}};
}

void to_json(Json& out, const CodeAction& in) {
    out = {{"title", in.title}, {"kind", in.kind}, {"edit", in.edit}};
    if (!in.diagnostics.empty()) out["diagnostics"] = in.diagnostics;
    if (in.is_preferred) out["isPreferred"] = true;
}

void to_json(Json& out, const MarkupContent& in) {
    const char* const kind = in.kind == MarkupKind::markdown ? "markdown" : "plaintext";
    out = {{"kind", kind}, {"value", in.value}};
}

void to_json(Json& out, const Hover& in) {
    out = {{"contents", in.contents}, {"range", in.range}};
}

void to_json(Json& out, const CompletionItem& in) {
    out = {{"label", in.label},
           {"kind", static_cast<int>(in.kind)},
           {"sortText", in.sort_text},
           {"filterText", in.filter_text},
           {"insertTextFormat", static_cast<int>(in.insert_text_format)},
           {"textEdit", in.text_edit}};
    if (!in.detail.empty()) out["detail"] = in.detail;
    if (in.documentation) out["documentation"] = *in.documentation;
}

void to_json(Json& out, const CompletionList& in) {
    out = {{"isIncomplete", in.is_incomplete}, {"items", in.items}};
}

void to_json(Json& out, const LogMessageParams& in) {
    out = {{"type", static_cast<int>(in.type)}, {"message", in.message}};
}

void to_json(Json& out, const LogTraceParams& in) {
    out = {{"message", in.message}};
}

} // namespace arbiter::lsp::protocol
