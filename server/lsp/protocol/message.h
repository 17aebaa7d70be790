#pragma once

#include "lsp/protocol/error.h"
#include "lsp/protocol/id.h"
#include "lsp/protocol/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

// JSON-RPC 2.0 as LSP 3.17 uses it: no batches.
namespace arbiter::lsp::protocol {

// Real messages nest less than 20 deep, and much that is done with JSON recurses.
constexpr int max_nesting = 100;

struct Request {
    Id id;
    std::string method;
    Json params;
};

struct Notification {
    std::string method;
    Json params;
};

// To a request of the server's.
struct Response {
    Json id;
    Json result; // null also where it is an error
};

// What is none of these, to be answered by the error.
struct Invalid {
    std::optional<Id> id; // nothing where it can't be known
    ResponseError error;
};

using Message = std::variant<Request, Notification, Response, Invalid>;

// Never throws. Lone surrogates, which some editors send as \ud83d, become U+FFFD.
Message read_message(std::string_view body);

std::string write_result(const Id& id, Json result);
std::string write_error(const std::optional<Id>& id, const ResponseError& error);
std::string write_notification(std::string_view method, Json params);
// Null params are left out.
std::string write_request(const Id& id, std::string_view method, Json params);

} // namespace arbiter::lsp::protocol
