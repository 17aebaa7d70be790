#pragma once

#include "lsp/event.h"
#include "lsp/protocol/message.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace arbiter::lsp {

// The requests that wait for their answer. Each is answered by who takes it out, and so exactly
// once. Owned by the session's thread.
class PendingRequests {
public:
    struct Entry {
        std::uint64_t serial = 0; // ours: never twice, whatever ids the client uses
        protocol::Id id;
        std::string method;
        Clock::time_point received;
        std::stop_source stop;
    };

    const Entry& add(protocol::Id id, std::string method, Clock::time_point now);

    // Nothing where it was answered before.
    std::optional<Entry> take(std::uint64_t serial);
    std::optional<Entry> take(const protocol::Id& id); // the newest of that id
    std::vector<Entry> take_all();

private:
    std::vector<Entry> entries_; // a few
    std::uint64_t last_serial_ = 0;
};

// A worker's duty to answer. If it is dropped unused, the answer is InternalError.
class ReplyOnce {
public:
    ReplyOnce(EventQueue& events, std::uint64_t serial) : events_(events), serial_(serial) {}
    ReplyOnce(const ReplyOnce&) = delete;
    ReplyOnce& operator=(const ReplyOnce&) = delete;
    ~ReplyOnce();

    void operator()(Outcome outcome);

private:
    EventQueue& events_;
    std::uint64_t serial_;
    bool replied_ = false;
};

} // namespace arbiter::lsp
