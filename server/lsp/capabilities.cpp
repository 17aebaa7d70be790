#include "lsp/capabilities.h"

#include "lsp/conversions.h"
#include "lsp/fix_all.h"

namespace arbiter::lsp {

namespace {

constexpr int sync_incremental = 2; // TextDocumentSyncKind

} // namespace

Json initialize_result(const Client& client, std::string_view version) {
    Json capabilities{
        {"positionEncoding", name(client.encoding)},
        {"textDocumentSync", {{"openClose", true}, {"change", sync_incremental}, {"save", true}}},
        {"hoverProvider", true},
        {"completionProvider", {{"triggerCharacters", {".", "[", "%", "$", "\""}}}},
        {"documentFormattingProvider", true},
        {"documentRangeFormattingProvider", true},
        {"codeActionProvider",
         {{"codeActionKinds", {"quickfix", fix_all_kind, convert_kind, convert_all_kind}}}},
    };
    if (client.pull_diagnostics) {
        capabilities["diagnosticProvider"] = {{"identifier", "arbiter"},
                                              {"interFileDependencies", false},
                                              {"workspaceDiagnostics", false}};
    }
    return {{"capabilities", std::move(capabilities)},
            {"serverInfo", {{"name", "arbiter"}, {"version", version}}}};
}

} // namespace arbiter::lsp
