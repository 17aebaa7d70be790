#pragma once

#include "lsp/debounce.h"
#include "lsp/event.h"
#include "lsp/workers.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>

namespace arbiter::lsp {

// Decides when a document's diagnostics are worked out, and which of them still count: a newer
// version stops the work on an older one, and nothing is published of a closed document. Owned by
// the session's thread.
class Publisher {
public:
    using Post = std::function<void(Job)>;

    Publisher(Post post, EventQueue& events, Debounce debounce)
        : post_(std::move(post)), events_(events), debounce_(debounce) {}

    void opened(const Snapshot& snapshot, const std::shared_ptr<const Client>& client);
    void changed(const Snapshot& snapshot, Clock::time_point now);
    void closed(const std::string& uri);
    void stop();

    std::optional<Clock::time_point> next_due() const;
    void run_due(Clock::time_point now);

    // What to publish, if the version is still the newest.
    std::optional<protocol::PublishDiagnosticsParams> finished(Analysed analysed,
                                                               Clock::time_point now);

private:
    struct Work {
        Snapshot snapshot;
        std::shared_ptr<const Client> client;
        std::optional<Clock::time_point> due;
        std::optional<Clock::time_point> started; // after a change: the first time takes longer
        Clock::duration last_took{};
        std::stop_source stop;
    };

    void start(Work& work);

    Post post_;
    EventQueue& events_;
    Debounce debounce_;
    std::unordered_map<std::string, Work> works_;
};

} // namespace arbiter::lsp
