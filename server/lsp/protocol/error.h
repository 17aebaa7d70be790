#pragma once

#include <string>

namespace arbiter::lsp::protocol {

// JSON-RPC 2.0, 5.1, and LSP 3.17, ResponseMessage.
enum class ErrorCode : int {
    parse_error = -32700,
    invalid_request = -32600,
    method_not_found = -32601,
    invalid_params = -32602,
    internal_error = -32603,
    server_not_initialized = -32002,
    request_failed = -32803,
    server_cancelled = -32802,
    content_modified = -32801,
    request_cancelled = -32800,
};

struct ResponseError {
    ErrorCode code = ErrorCode::internal_error;
    std::string message;
};

} // namespace arbiter::lsp::protocol
