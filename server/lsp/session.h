#pragma once

#include "lsp/client.h"
#include "lsp/configurations.h"
#include "lsp/debounce.h"
#include "lsp/documents.h"
#include "lsp/event.h"
#include "lsp/handlers/handlers.h"
#include "lsp/pending.h"
#include "lsp/protocol/message.h"
#include "lsp/publisher.h"
#include "lsp/workers.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter::lsp {

struct SessionOptions {
    std::string version; // of the server
    std::optional<std::int32_t> client_process_id;
    Debounce debounce;
    std::string documentation_url{}; // the folder of the rules' pages; empty: no links
};

// One client's session, from initialize to exit (LSP 3.17, "Lifecycle Messages"): one thread owns
// it, hands it the events in order, and so applies changes in order. Requests go to workers with
// the snapshot of that moment; what they push to the event queue comes back as an event.
class Session {
public:
    using Send = std::function<void(std::string message)>;
    using Post = std::function<void(Job)>;

    // `post` must be callable as long as a job runs; the queue must outlive the jobs.
    Session(const SessionOptions& options, Send send, Post post, EventQueue& events);

    void handle(Event event, Clock::time_point now);

    // When run_due wants to be called, if nothing happens before.
    std::optional<Clock::time_point> next_due() const;
    void run_due(Clock::time_point now);

    // Asks the jobs that run to stop; their answers are not awaited.
    void stop_work();

    // The process's exit status, when the session is over.
    std::optional<int> exit_status() const { return exit_status_; }

private:
    enum class State { uninitialized, running, shut_down };

    struct NotificationHandler {
        std::string_view method;
        void (Session::*handle)(Json&& params, Clock::time_point now);
    };
    static const NotificationHandler* find_notification(std::string_view method);

    void on(const Body& body, Clock::time_point now);
    void on(const BadFrame& bad, Clock::time_point now);
    void on(Closed closed, Clock::time_point now);
    void on(Answered answered, Clock::time_point now);
    void on(Analysed analysed, Clock::time_point now);

    void on(protocol::Request request, Clock::time_point now);
    void on(protocol::Notification notification, Clock::time_point now);
    void on(const protocol::Response& response, Clock::time_point now);
    void on(const protocol::Invalid& invalid, Clock::time_point now);

    void initialize(const protocol::Request& request, Clock::time_point now);
    void shutdown(const protocol::Request& request);
    void run(protocol::Request request, Clock::time_point now);
    void exit();
    void watch(std::optional<std::int32_t> process_id, Clock::time_point now);

    template <typename Method,
              void (Session::*handle)(const typename Method::Params&, Clock::time_point)>
    void typed(Json&& params, Clock::time_point now);
    void cancel_request(const protocol::CancelParams& params, Clock::time_point now);
    void did_open(const protocol::DidOpenTextDocumentParams& params, Clock::time_point now);
    void did_change(const protocol::DidChangeTextDocumentParams& params, Clock::time_point now);
    void did_close(const protocol::DidCloseTextDocumentParams& params, Clock::time_point now);
    void set_trace(const protocol::SetTraceParams& params, Clock::time_point now);

    // Configuration: session_configuration.cpp
    void initialized(Json&& params, Clock::time_point now);
    void did_save(const protocol::DidSaveTextDocumentParams& params, Clock::time_point now);
    void did_change_configuration(const protocol::DidChangeConfigurationParams& params,
                                  Clock::time_point now);
    void did_change_watched_files(const protocol::DidChangeWatchedFilesParams& params,
                                  Clock::time_point now);
    void set_editor_settings(const Json& settings);
    // Asks the client for its section of settings (LSP 3.17, workspace/configuration).
    void ask_for_settings();
    // Reads the files again, and checks the documents for which something else holds now.
    void reconfigure(Clock::time_point now);
    // Tells the user what was found in configuration files.
    void announce();
    // Returns the request's id.
    protocol::Id request(std::string_view method, Json params);

    void answer(const PendingRequests::Entry& entry, Outcome outcome, Clock::time_point now);
    void refuse(const protocol::Id& id, protocol::ErrorCode code, std::string message);
    void publish(const protocol::PublishDiagnosticsParams& params);
    void warn(const std::string& message);

    std::string version_;
    std::string documentation_url_;
    Send send_;
    Post post_;
    EventQueue& events_;

    State state_ = State::uninitialized;
    std::optional<int> exit_status_;
    std::shared_ptr<const Client> client_;
    protocol::TraceValue trace_ = protocol::TraceValue::off;
    std::optional<std::int32_t> watched_process_; // the client's
    Clock::time_point next_watch_;
    Configurations configurations_;
    Documents documents_;
    PendingRequests pending_;
    Publisher publisher_;
    std::int32_t last_request_ = 0;                // of the server's own
    std::optional<protocol::Id> settings_request_; // the newest that was not answered
};

} // namespace arbiter::lsp
