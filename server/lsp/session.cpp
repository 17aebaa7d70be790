#include "lsp/session.h"

#include "lsp/capabilities.h"
#include "lsp/log.h"
#include "lsp/process.h"

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

namespace arbiter::lsp {

namespace {

using protocol::ErrorCode;
using protocol::ResponseError;
namespace method = protocol::method;

// As vscode-languageserver-node does it.
constexpr std::chrono::seconds watch_interval{3};

// One feature's failure must not end the session.
Outcome guarded(const PreparedRequest& request, const Context& context) {
    try {
        return request.run(context);
    } catch (const std::exception& error) {
        log(std::string("a request failed: ") + error.what());
        return tl::unexpected(ResponseError{ErrorCode::internal_error, error.what()});
    }
}

std::string milliseconds(Clock::duration duration) {
    const auto count = std::chrono::duration_cast<std::chrono::milliseconds>(duration).count();
    return std::to_string(count) + " ms";
}

} // namespace

Session::Session(const SessionOptions& options, Send send, Post post, EventQueue& events)
    : version_(options.version), documentation_url_(options.documentation_url),
      send_(std::move(send)), post_(std::move(post)), events_(events),
      publisher_(post_, events, options.debounce) {
    watch(options.client_process_id, Clock::now());
}

void Session::handle(Event event, Clock::time_point now) {
    if (exit_status_) return;
    std::visit([this, now](auto& happened) { on(std::move(happened), now); }, event);
}

std::optional<Clock::time_point> Session::next_due() const {
    const auto due = publisher_.next_due();
    if (!watched_process_) return due;
    return std::min(due.value_or(next_watch_), next_watch_);
}

void Session::run_due(Clock::time_point now) {
    publisher_.run_due(now);
    if (!watched_process_ || now < next_watch_) return;
    next_watch_ = now + watch_interval;
    if (!is_alive(*watched_process_)) exit();
}

void Session::stop_work() {
    publisher_.stop();
}

// What comes from the transport and the workers

void Session::on(const Body& body, Clock::time_point now) {
    protocol::Message message = protocol::read_message(body.text);
    const auto* const request = std::get_if<protocol::Request>(&message);
    const std::optional<protocol::Id> id = request ? std::optional(request->id) : std::nullopt;
    try {
        std::visit([this, now](auto& kind) { on(std::move(kind), now); }, message);
    } catch (const std::exception& error) {
        log(std::string("a message could not be handled: ") + error.what());
        if (id) refuse(*id, ErrorCode::internal_error, error.what());
    }
}

void Session::on(const BadFrame& bad, Clock::time_point) {
    log("skipped " + bad.reason);
    send_(protocol::write_error(std::nullopt, {ErrorCode::parse_error, bad.reason}));
}

void Session::on(Closed, Clock::time_point) {
    exit();
}

void Session::on(Answered answered, Clock::time_point now) {
    const auto entry = pending_.take(answered.serial);
    if (entry) answer(*entry, std::move(answered.outcome), now);
}

void Session::on(Analysed analysed, Clock::time_point now) {
    const auto params = publisher_.finished(std::move(analysed), now);
    if (params && state_ == State::running) publish(*params);
}

// The kinds of messages

void Session::on(protocol::Request request, Clock::time_point now) {
    if (request.method == method::initialize) {
        initialize(request, now);
    } else if (state_ == State::uninitialized) {
        refuse(request.id, ErrorCode::server_not_initialized, "initialize comes first");
    } else if (state_ == State::shut_down) {
        refuse(request.id, ErrorCode::invalid_request, "after shutdown only exit may come");
    } else if (request.method == method::shutdown) {
        shutdown(request);
    } else {
        run(std::move(request), now);
    }
}

void Session::on(protocol::Notification notification, Clock::time_point now) {
    if (notification.method == method::exit) return exit();
    if (state_ != State::running) return;
    // An unknown one is ignored, as the protocol wants it of $/ and as is best for all others.
    const NotificationHandler* const handler = find_notification(notification.method);
    if (handler) (this->*handler->handle)(std::move(notification.params), now);
}

// The server asks only for what the client said it can do, and goes on without an answer. An answer
// that a newer request has overtaken says nothing any more.
void Session::on(const protocol::Response& response, Clock::time_point now) {
    if (state_ != State::running || !settings_request_ ||
        protocol::read_id(response.id) != settings_request_)
        return;
    settings_request_.reset();
    if (!response.result.is_array() || response.result.empty()) return;
    set_editor_settings(response.result.front());
    reconfigure(now);
}

void Session::on(const protocol::Invalid& invalid, Clock::time_point) {
    log("invalid message: " + invalid.error.message);
    send_(protocol::write_error(invalid.id, invalid.error));
}

// Requests

void Session::initialize(const protocol::Request& request, Clock::time_point now) {
    if (state_ != State::uninitialized) {
        return refuse(request.id, ErrorCode::invalid_request, "initialize came before");
    }
    if (!request.params.is_object()) {
        return refuse(request.id, ErrorCode::invalid_params, "params: not an object");
    }
    Client client = read_client(request.params);
    if (client.documentation_url.empty()) client.documentation_url = documentation_url_;
    client_ = std::make_shared<const Client>(std::move(client));
    state_ = State::running;
    trace_ = client_->trace;
    watch(client_->process_id, now);
    send_(protocol::write_result(request.id, initialize_result(*client_, version_)));
    set_editor_settings(request.params.value("initializationOptions", Json()));
}

void Session::shutdown(const protocol::Request& request) {
    state_ = State::shut_down;
    stop_work(); // nothing more is published
    send_(protocol::write_result(request.id, nullptr));
}

void Session::run(protocol::Request request, Clock::time_point now) {
    const RequestHandler* const handler = find_handler(request.method);
    if (!handler) {
        return refuse(request.id, ErrorCode::method_not_found,
                      "no such request: " + request.method);
    }
    auto prepared = handler->prepare(std::move(request.params));
    if (!prepared) return refuse(request.id, ErrorCode::invalid_params, prepared.error());
    Snapshot snapshot = documents_.find(prepared->uri);
    if (!snapshot) {
        return refuse(request.id, ErrorCode::request_failed, "not open: " + prepared->uri);
    }
    const PendingRequests::Entry& entry = pending_.add(request.id, request.method, now);
    const auto reply = std::make_shared<ReplyOnce>(events_, entry.serial);
    const Context context{std::move(snapshot), client_, entry.stop.get_token()};
    post_([reply, context, work = *std::move(prepared)] {
        if (!context.stop.stop_requested()) (*reply)(guarded(work, context));
    });
}

void Session::exit() {
    for (const PendingRequests::Entry& entry : pending_.take_all()) {
        entry.stop.request_stop();
        refuse(entry.id, ErrorCode::request_cancelled, "the server exits");
    }
    exit_status_ = state_ == State::shut_down ? 0 : 1;
}

// A process that is not there from the start lives in another container or machine.
void Session::watch(std::optional<std::int32_t> process_id, Clock::time_point now) {
    if (!process_id || !is_alive(*process_id)) return;
    watched_process_ = process_id;
    next_watch_ = now + watch_interval;
}

// Notifications

const Session::NotificationHandler* Session::find_notification(std::string_view method) {
    static constexpr std::array table{
        NotificationHandler{method::CancelRequest::name,
                            &Session::typed<method::CancelRequest, &Session::cancel_request>},
        NotificationHandler{method::DidOpen::name,
                            &Session::typed<method::DidOpen, &Session::did_open>},
        NotificationHandler{method::DidChange::name,
                            &Session::typed<method::DidChange, &Session::did_change>},
        NotificationHandler{method::DidClose::name,
                            &Session::typed<method::DidClose, &Session::did_close>},
        NotificationHandler{method::DidSave::name,
                            &Session::typed<method::DidSave, &Session::did_save>},
        NotificationHandler{method::initialized, &Session::initialized},
        NotificationHandler{
            method::DidChangeConfiguration::name,
            &Session::typed<method::DidChangeConfiguration, &Session::did_change_configuration>},
        NotificationHandler{
            method::DidChangeWatchedFiles::name,
            &Session::typed<method::DidChangeWatchedFiles, &Session::did_change_watched_files>},
        NotificationHandler{method::SetTrace::name,
                            &Session::typed<method::SetTrace, &Session::set_trace>},
    };
    const auto* const found = std::ranges::find(table, method, &NotificationHandler::method);
    return found == table.end() ? nullptr : found;
}

template <typename Method,
          void (Session::*handle)(const typename Method::Params&, Clock::time_point)>
void Session::typed(Json&& params, Clock::time_point now) {
    auto read = protocol::decode<typename Method::Params>(std::move(params), "params");
    if (!read) return warn(std::string(Method::name) + ": " + read.error());
    (this->*handle)(*read, now);
}

void Session::cancel_request(const protocol::CancelParams& params, Clock::time_point now) {
    const auto entry = pending_.take(params.id);
    if (!entry) return; // answered before, or not yet known: both are no mistake
    entry->stop.request_stop();
    answer(*entry, tl::unexpected(ResponseError{ErrorCode::request_cancelled, "cancelled"}), now);
}

void Session::did_open(const protocol::DidOpenTextDocumentParams& params, Clock::time_point) {
    const std::string& uri = params.text_document.uri;
    const Snapshot snapshot =
        documents_.open(params.text_document, configurations_.options_of(uri));
    announce();
    if (!client_->pull_diagnostics) publisher_.opened(snapshot, client_);
}

void Session::did_change(const protocol::DidChangeTextDocumentParams& params,
                         Clock::time_point now) {
    const Snapshot snapshot = documents_.change(params, client_->encoding);
    if (!snapshot) return warn("changed, but not open: " + params.text_document.uri);
    publisher_.changed(snapshot, now);
}

void Session::did_close(const protocol::DidCloseTextDocumentParams& params, Clock::time_point) {
    const std::string& uri = params.text_document.uri;
    if (!documents_.close(uri)) return warn("closed, but not open: " + uri);
    publisher_.closed(uri);
    if (!client_->pull_diagnostics) publish({uri, std::nullopt, {}});
}

void Session::set_trace(const protocol::SetTraceParams& params, Clock::time_point) {
    trace_ = params.value;
}

// What goes out

void Session::answer(const PendingRequests::Entry& entry, Outcome outcome, Clock::time_point now) {
    if (outcome) {
        send_(protocol::write_result(entry.id, *std::move(outcome)));
    } else {
        send_(protocol::write_error(entry.id, outcome.error()));
    }
    if (trace_ == protocol::TraceValue::off) return;
    const protocol::LogTraceParams params{entry.method + " answered after " +
                                          milliseconds(now - entry.received)};
    send_(protocol::write_notification(method::LogTrace::name, params));
}

void Session::refuse(const protocol::Id& id, ErrorCode code, std::string message) {
    send_(protocol::write_error(id, {code, std::move(message)}));
}

void Session::publish(const protocol::PublishDiagnosticsParams& params) {
    send_(protocol::write_notification(method::PublishDiagnostics::name, params));
}

// A mistake of the client's that has no request to answer.
void Session::warn(const std::string& message) {
    log(message);
    const protocol::LogMessageParams params{protocol::MessageType::warning, message};
    send_(protocol::write_notification(method::LogMessage::name, params));
}

} // namespace arbiter::lsp
