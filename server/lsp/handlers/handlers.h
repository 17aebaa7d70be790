#pragma once

#include "lsp/client.h"
#include "lsp/event.h"
#include "lsp/protocol/methods.h"
#include "lsp/snapshot.h"

#include <tl/expected.hpp>

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

// The requests about a document: one file each, which converts, calls ide/, and converts back. They
// run on a worker, and share nothing.
namespace arbiter::lsp {

struct Context {
    Snapshot snapshot;
    std::shared_ptr<const Client> client;
    std::stop_token stop;
};

template <typename Method>
using Reply = tl::expected<typename Method::Result, protocol::ResponseError>;

namespace handlers {

Reply<protocol::method::Hover> hover(const Context& context,
                                     const protocol::TextDocumentPositionParams& params);

Reply<protocol::method::CodeAction> code_action(const Context& context,
                                                const protocol::CodeActionParams& params);

Reply<protocol::method::Diagnostic> diagnostic(const Context& context,
                                               const protocol::DocumentDiagnosticParams& params);

Reply<protocol::method::Formatting> formatting(const Context& context,
                                               const protocol::DocumentFormattingParams& params);

Reply<protocol::method::RangeFormatting>
range_formatting(const Context& context, const protocol::DocumentRangeFormattingParams& params);

Reply<protocol::method::Completion> completion(const Context& context,
                                               const protocol::TextDocumentPositionParams& params);

} // namespace handlers

// A request with its params read, ready for a worker.
struct PreparedRequest {
    std::string uri;
    std::function<Outcome(const Context&)> run;
};

struct RequestHandler {
    std::string_view method;
    // The error is for InvalidParams.
    tl::expected<PreparedRequest, std::string> (*prepare)(Json params);
};

// Null for a method that the server does not have.
const RequestHandler* find_handler(std::string_view method);

} // namespace arbiter::lsp
