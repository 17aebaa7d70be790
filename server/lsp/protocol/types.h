#pragma once

#include "lsp/protocol/id.h"
#include "lsp/protocol/reader.h"
#include "text/line_index.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// The structures of LSP 3.17 that the server speaks, with the members that it uses, under their
// names in snake case. `from_json` reads what clients send, `to_json` writes what they get.
namespace arbiter::lsp::protocol {

using text::Position; // counted in the encoding that initialize settled

struct Range {
    Position start;
    Position end;

    friend bool operator==(const Range&, const Range&) = default;
};

struct Location {
    std::string uri;
    Range range;
};

struct TextDocumentIdentifier {
    std::string uri;
};

struct VersionedTextDocumentIdentifier {
    std::string uri;
    std::int32_t version = 0;
};

// Of hover and completion.
struct TextDocumentPositionParams {
    TextDocumentIdentifier text_document;
    Position position;
};

// Opening, changing, closing

struct TextDocumentItem {
    std::string uri;
    std::int32_t version = 0;
    std::string text;
};

struct DidOpenTextDocumentParams {
    TextDocumentItem text_document;
};

struct TextDocumentContentChangeEvent {
    std::optional<Range> range; // nothing: the text is the whole document
    std::string text;
};

struct DidChangeTextDocumentParams {
    VersionedTextDocumentIdentifier text_document;
    std::vector<TextDocumentContentChangeEvent> content_changes;
};

struct DidCloseTextDocumentParams {
    TextDocumentIdentifier text_document;
};

struct DidSaveTextDocumentParams {
    TextDocumentIdentifier text_document;
};

// Configuration and files

struct DidChangeConfigurationParams {
    Json settings;
};

enum class FileChangeType : std::uint8_t { created = 1, changed, deleted };

struct FileEvent {
    std::string uri;
    FileChangeType type = FileChangeType::changed;
};

struct DidChangeWatchedFilesParams {
    std::vector<FileEvent> changes;
};

// Diagnostics

enum class DiagnosticSeverity : std::uint8_t { error = 1, warning, information, hint };

enum class DiagnosticTag : std::uint8_t { unnecessary = 1, deprecated };

struct DiagnosticRelatedInformation {
    Location location;
    std::string message;
};

struct Diagnostic {
    Range range;
    DiagnosticSeverity severity = DiagnosticSeverity::error;
    std::string code;
    std::string code_description; // its href; empty for none
    std::string source;
    std::string message;
    std::vector<DiagnosticTag> tags;
    std::vector<DiagnosticRelatedInformation> related_information;
};

struct PublishDiagnosticsParams {
    std::string uri;
    std::optional<std::int32_t> version;
    std::vector<Diagnostic> diagnostics;
};

struct DocumentDiagnosticParams {
    TextDocumentIdentifier text_document;
    std::optional<std::string> previous_result_id;
};

struct DocumentDiagnosticReport {
    std::string result_id;
    std::optional<std::vector<Diagnostic>> items; // nothing: unchanged
};

// Edits and code actions

struct TextEdit {
    Range range;
    std::string new_text;
};

// Of one document.
struct WorkspaceEdit {
    std::string uri;
    std::optional<std::int32_t> version; // nothing: for clients that know no documentChanges
    std::vector<TextEdit> edits;
};

enum class CodeActionTriggerKind : std::uint8_t { invoked = 1, automatic };

struct CodeActionContext {
    std::optional<std::vector<std::string>> only;
    std::optional<CodeActionTriggerKind> trigger_kind;
};

struct CodeActionParams {
    TextDocumentIdentifier text_document;
    Range range;
    CodeActionContext context;
};

struct CodeAction {
    std::string title;
    std::string kind;
    std::vector<Diagnostic> diagnostics;
    bool is_preferred = false;
    WorkspaceEdit edit;
};

// Formatting. The options of the client speak of tabs and indents, which PGN has not.

struct DocumentFormattingParams {
    TextDocumentIdentifier text_document;
};

struct DocumentRangeFormattingParams {
    TextDocumentIdentifier text_document;
    Range range;
};

// Hover

enum class MarkupKind : std::uint8_t { plain_text, markdown };

struct MarkupContent {
    MarkupKind kind = MarkupKind::plain_text;
    std::string value;
};

struct Hover {
    MarkupContent contents;
    Range range;
};

// Completion

enum class CompletionItemKind : std::uint8_t {
    property = 10,
    value = 12,
    keyword = 14,
    enum_member = 20,
    constant = 21,
};

enum class InsertTextFormat : std::uint8_t { plain_text = 1, snippet };

struct CompletionItem {
    std::string label;
    CompletionItemKind kind = CompletionItemKind::value;
    std::string detail; // empty for none
    std::optional<MarkupContent> documentation;
    std::string sort_text;
    std::string filter_text;
    InsertTextFormat insert_text_format = InsertTextFormat::plain_text;
    TextEdit text_edit;
};

struct CompletionList {
    bool is_incomplete = false;
    std::vector<CompletionItem> items;
};

// Requests, the window and the trace

struct CancelParams {
    Id id;
};

enum class MessageType : std::uint8_t { error = 1, warning, info, log };

// Of window/logMessage and window/showMessage.
struct LogMessageParams {
    MessageType type = MessageType::log;
    std::string message;
};

enum class TraceValue : std::uint8_t { off, messages, verbose };

struct SetTraceParams {
    TraceValue value = TraceValue::off;
};

struct LogTraceParams {
    std::string message;
};

void from_json(const Reader& in, Position& out);
void from_json(const Reader& in, Range& out);
void from_json(const Reader& in, TextDocumentIdentifier& out);
void from_json(const Reader& in, VersionedTextDocumentIdentifier& out);
void from_json(const Reader& in, TextDocumentItem& out);
void from_json(const Reader& in, DidOpenTextDocumentParams& out);
void from_json(const Reader& in, TextDocumentContentChangeEvent& out);
void from_json(const Reader& in, DidChangeTextDocumentParams& out);
void from_json(const Reader& in, DidCloseTextDocumentParams& out);
void from_json(const Reader& in, DidSaveTextDocumentParams& out);
void from_json(const Reader& in, DidChangeConfigurationParams& out);
void from_json(const Reader& in, FileChangeType& out);
void from_json(const Reader& in, FileEvent& out);
void from_json(const Reader& in, DidChangeWatchedFilesParams& out);
void from_json(const Reader& in, DocumentDiagnosticParams& out);
void from_json(const Reader& in, CodeActionTriggerKind& out);
void from_json(const Reader& in, CodeActionContext& out);
void from_json(const Reader& in, CodeActionParams& out);
void from_json(const Reader& in, DocumentFormattingParams& out);
void from_json(const Reader& in, DocumentRangeFormattingParams& out);
void from_json(const Reader& in, TextDocumentPositionParams& out);
void from_json(const Reader& in, Id& out);
void from_json(const Reader& in, CancelParams& out);
void from_json(const Reader& in, TraceValue& out);
void from_json(const Reader& in, SetTraceParams& out);

void to_json(Json& out, const Range& in);
void to_json(Json& out, const Location& in);
void to_json(Json& out, const DiagnosticRelatedInformation& in);
void to_json(Json& out, const Diagnostic& in);
void to_json(Json& out, const PublishDiagnosticsParams& in);
void to_json(Json& out, const DocumentDiagnosticReport& in);
void to_json(Json& out, const TextEdit& in);
void to_json(Json& out, const WorkspaceEdit& in);
void to_json(Json& out, const CodeAction& in);
void to_json(Json& out, const MarkupContent& in);
void to_json(Json& out, const Hover& in);
void to_json(Json& out, const CompletionItem& in);
void to_json(Json& out, const CompletionList& in);
void to_json(Json& out, const LogMessageParams& in);
void to_json(Json& out, const LogTraceParams& in);

} // namespace arbiter::lsp::protocol
