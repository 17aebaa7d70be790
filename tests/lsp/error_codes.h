#pragma once

// What a request can fail with (JSON-RPC 2.0, 5.1; LSP 3.17), as numbers, so that the program's own
// names are not believed.
namespace arbiter::test {

inline constexpr int parse_error = -32700;
inline constexpr int invalid_request = -32600;
inline constexpr int method_not_found = -32601;
inline constexpr int invalid_params = -32602;
inline constexpr int internal_error = -32603;
inline constexpr int not_initialized = -32002;
inline constexpr int request_failed = -32803;
inline constexpr int request_cancelled = -32800;

} // namespace arbiter::test
