#include "lsp/analysis.h"
#include "lsp/handlers/handlers.h"

namespace arbiter::lsp::handlers {

Reply<protocol::method::Diagnostic> diagnostic(const Context& context,
                                               const protocol::DocumentDiagnosticParams& params) {
    const std::string result_id = std::to_string(context.snapshot->revision);
    if (params.previous_result_id == result_id) {
        return protocol::DocumentDiagnosticReport{result_id, std::nullopt};
    }
    Analysis analysis(context.snapshot, context.client);
    if (!analysis.advance(Clock::time_point::max(), context.stop)) {
        return tl::unexpected(
            protocol::ResponseError{protocol::ErrorCode::request_cancelled, "cancelled"});
    }
    return protocol::DocumentDiagnosticReport{result_id, analysis.diagnostics()};
}

} // namespace arbiter::lsp::handlers
