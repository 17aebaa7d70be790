#pragma once

#include "lsp/protocol/types.h"

#include <optional>
#include <string_view>
#include <vector>

// The methods of LSP 3.17 that the server knows, each with the types of its params and result.
namespace arbiter::lsp::protocol::method {

constexpr std::string_view initialize = "initialize";
constexpr std::string_view shutdown = "shutdown";
constexpr std::string_view exit = "exit";
constexpr std::string_view initialized = "initialized";

struct CancelRequest {
    static constexpr std::string_view name = "$/cancelRequest";
    using Params = CancelParams;
};

struct DidOpen {
    static constexpr std::string_view name = "textDocument/didOpen";
    using Params = DidOpenTextDocumentParams;
};

struct DidChange {
    static constexpr std::string_view name = "textDocument/didChange";
    using Params = DidChangeTextDocumentParams;
};

struct DidClose {
    static constexpr std::string_view name = "textDocument/didClose";
    using Params = DidCloseTextDocumentParams;
};

struct DidSave {
    static constexpr std::string_view name = "textDocument/didSave";
    using Params = DidSaveTextDocumentParams;
};

struct DidChangeConfiguration {
    static constexpr std::string_view name = "workspace/didChangeConfiguration";
    using Params = DidChangeConfigurationParams;
};

struct DidChangeWatchedFiles {
    static constexpr std::string_view name = "workspace/didChangeWatchedFiles";
    using Params = DidChangeWatchedFilesParams;
};

struct SetTrace {
    static constexpr std::string_view name = "$/setTrace";
    using Params = SetTraceParams;
};

struct Hover {
    static constexpr std::string_view name = "textDocument/hover";
    using Params = TextDocumentPositionParams;
    using Result = std::optional<protocol::Hover>;
};

struct CodeAction {
    static constexpr std::string_view name = "textDocument/codeAction";
    using Params = CodeActionParams;
    using Result = std::vector<protocol::CodeAction>;
};

struct Diagnostic {
    static constexpr std::string_view name = "textDocument/diagnostic";
    using Params = DocumentDiagnosticParams;
    using Result = DocumentDiagnosticReport;
};

struct Formatting {
    static constexpr std::string_view name = "textDocument/formatting";
    using Params = DocumentFormattingParams;
    using Result = std::vector<TextEdit>;
};

struct RangeFormatting {
    static constexpr std::string_view name = "textDocument/rangeFormatting";
    using Params = DocumentRangeFormattingParams;
    using Result = std::vector<TextEdit>;
};

struct Completion {
    static constexpr std::string_view name = "textDocument/completion";
    using Params = TextDocumentPositionParams;
    using Result = CompletionList;
};

// From the server

struct PublishDiagnostics {
    static constexpr std::string_view name = "textDocument/publishDiagnostics";
    using Params = PublishDiagnosticsParams;
};

struct LogMessage {
    static constexpr std::string_view name = "window/logMessage";
    using Params = LogMessageParams;
};

struct ShowMessage {
    static constexpr std::string_view name = "window/showMessage";
    using Params = LogMessageParams;
};

constexpr std::string_view configuration = "workspace/configuration";
constexpr std::string_view register_capability = "client/registerCapability";
constexpr std::string_view refresh_diagnostics = "workspace/diagnostic/refresh";

struct LogTrace {
    static constexpr std::string_view name = "$/logTrace";
    using Params = LogTraceParams;
};

} // namespace arbiter::lsp::protocol::method
