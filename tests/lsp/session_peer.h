#pragma once

#include "lsp/session.h"

#include <deque>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

// A client in memory, for one session without threads: jobs run when the test says so, and time is
// what the test makes it.
namespace arbiter::test {

// Of the document that a test opens.
inline constexpr const char* game_uri = "file:///game.pgn";

using lsp::Json;

class Peer {
public:
    explicit Peer(const lsp::SessionOptions& options = {"1.2.3", std::nullopt, {}})
        : session_(
              options, [this](const std::string& text) { sent_.push_back(Json::parse(text)); },
              [this](lsp::Job job) { jobs_.push_back(std::move(job)); }, events_) {}

    // Raw bytes of a message's body.
    void send(const std::string& body) { session_.handle(lsp::Body{body}, now_); }

    void notify(const std::string& method, Json params = nullptr) {
        Json message{{"jsonrpc", "2.0"}, {"method", method}};
        if (!params.is_null()) message["params"] = std::move(params);
        send(message.dump());
    }

    int begin(const std::string& method, Json params = nullptr) {
        const int id = ++last_id_;
        Json message{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}};
        if (!params.is_null()) message["params"] = std::move(params);
        send(message.dump());
        return id;
    }

    // Sends a request, lets everything run, and returns its answer.
    Json call(const std::string& method, Json params = nullptr) {
        const int id = begin(method, std::move(params));
        settle();
        return answer(id);
    }

    Json result(const std::string& method, Json params = nullptr) {
        return call(method, std::move(params)).value("result", Json("no result"));
    }

    // What was sent with that id; null where nothing was, an error where it was twice.
    Json answer(const Json& id) const {
        Json found;
        for (const Json& message : sent_) {
            if (message.contains("method") || message.at("id") != id) continue;
            if (!found.is_null()) return "answered twice";
            found = message;
        }
        return found;
    }

    int initialize(const Json& capabilities = Json::object(), const Json& options = nullptr) {
        const int id = begin("initialize", {{"processId", nullptr},
                                            {"rootUri", nullptr},
                                            {"capabilities", capabilities},
                                            {"initializationOptions", options}});
        notify("initialized", Json::object());
        return id;
    }

    void open(const std::string& uri, const std::string& text, int version = 1) {
        notify("textDocument/didOpen",
               {{"textDocument",
                 {{"uri", uri}, {"languageId", "pgn"}, {"version", version}, {"text", text}}}});
    }

    void change(const std::string& uri, int version, Json changes) {
        notify("textDocument/didChange", {{"textDocument", {{"uri", uri}, {"version", version}}},
                                          {"contentChanges", std::move(changes)}});
    }

    void close(const std::string& uri) {
        notify("textDocument/didClose", {{"textDocument", {{"uri", uri}}}});
    }

    // Runs the oldest job, and takes in what it brings. False where none waits.
    bool run_job() {
        if (jobs_.empty()) return false;
        const lsp::Job job = std::exchange(jobs_.front(), {});
        jobs_.pop_front();
        job();
        take_events();
        return true;
    }

    // Lets jobs run until none waits, now and at each time that the session asked for.
    void settle() {
        do {
            while (run_job()) {
            }
            if (const auto due = session_.next_due()) now_ = std::max(now_, *due);
            session_.run_due(now_);
        } while (!jobs_.empty());
    }

    void close_input() { session_.handle(lsp::Closed{}, now_); }

    // The params of the messages of that method since the last call.
    std::vector<Json> take(const std::string& method) {
        std::vector<Json> out;
        std::erase_if(sent_, [&](const Json& message) {
            if (message.value("method", "") != method) return false;
            out.push_back(message.value("params", Json()));
            return true;
        });
        return out;
    }

    std::vector<Json> take_published() { return take("textDocument/publishDiagnostics"); }

    const std::vector<Json>& sent() const { return sent_; }
    // What the server wrote on standard error.
    std::string log() const { return log_.text.str(); }
    std::size_t waiting_jobs() const { return jobs_.size(); }
    lsp::Session& session() { return session_; }
    lsp::EventQueue& events() { return events_; }
    lsp::Clock::time_point now() const { return now_; }

private:
    void take_events() {
        while (auto event = events_.pop(lsp::Clock::time_point::min())) {
            session_.handle(*std::move(event), now_);
        }
    }

    struct CapturedLog {
        CapturedLog() : before(std::cerr.rdbuf(text.rdbuf())) {}
        ~CapturedLog() { std::cerr.rdbuf(before); }

        std::ostringstream text;
        std::streambuf* before;
    };

    CapturedLog log_;
    std::vector<Json> sent_;
    lsp::Clock::time_point now_;
    int last_id_ = 1000;     // of nobody else
    lsp::EventQueue events_; // outlives the jobs
    std::deque<lsp::Job> jobs_;
    lsp::Session session_;
};

} // namespace arbiter::test
