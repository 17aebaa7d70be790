#pragma once

#include "lsp/analysis.h"
#include "lsp/protocol/error.h"
#include "lsp/protocol/json.h"
#include "lsp/transport/framing.h"

#include <tl/expected.hpp>

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// All that can happen to a session, in one queue: its thread takes one after the other.
namespace arbiter::lsp {

// The client is gone.
struct Closed {};

using Outcome = tl::expected<Json, protocol::ResponseError>;

// A worker has the answer to a request.
struct Answered {
    std::uint64_t serial = 0;
    Outcome outcome;
};

// A worker has checked a version of a document.
struct Analysed {
    std::string uri;
    std::uint64_t revision = 0;
    std::vector<protocol::Diagnostic> diagnostics;
};

using Event = std::variant<Body, BadFrame, Closed, Answered, Analysed>;

class EventQueue {
public:
    // From any thread.
    void push(Event event);

    // Waits for an event, at most until the deadline.
    std::optional<Event> pop(std::optional<Clock::time_point> deadline);

private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<Event> events_;
};

} // namespace arbiter::lsp
