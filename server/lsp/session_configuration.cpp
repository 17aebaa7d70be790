#include "config/files.h"
#include "lsp/session.h"

#include <algorithm>
#include <string>
#include <utility>

namespace arbiter::lsp {

namespace method = protocol::method;

namespace {

bool is_configuration_file(const protocol::FileEvent& event) {
    return event.uri.ends_with("/" + std::string(config::file_name));
}

// Of the editor's settings.
constexpr std::string_view section = "arbiter";

Json watch_configuration_files() {
    const std::string pattern = "**/" + std::string(config::file_name);
    return {{"id", "configuration"},
            {"method", method::DidChangeWatchedFiles::name},
            {"registerOptions", {{"watchers", {{{"globPattern", pattern}}}}}}};
}

Json watch_settings() {
    return {{"id", "settings"},
            {"method", method::DidChangeConfiguration::name},
            {"registerOptions", {{"section", section}}}};
}

} // namespace

void Session::initialized(Json&&, Clock::time_point) {
    Json registrations = Json::array();
    if (client_->watches_files) registrations.push_back(watch_configuration_files());
    if (client_->tells_of_new_settings) registrations.push_back(watch_settings());
    if (!registrations.empty())
        request(method::register_capability, {{"registrations", std::move(registrations)}});
    ask_for_settings();
}

// A client that watches no files may still save one.
void Session::did_save(const protocol::DidSaveTextDocumentParams&, Clock::time_point now) {
    reconfigure(now);
}

void Session::did_change_configuration(const protocol::DidChangeConfigurationParams& params,
                                       Clock::time_point now) {
    const Json& all = params.settings;
    // Some clients send all sections, others only ours.
    set_editor_settings(all.is_object() ? all.value(std::string(section), all) : all);
    reconfigure(now);
    ask_for_settings();
}

void Session::did_change_watched_files(const protocol::DidChangeWatchedFilesParams& params,
                                       Clock::time_point now) {
    if (std::ranges::any_of(params.changes, is_configuration_file)) reconfigure(now);
}

void Session::ask_for_settings() {
    if (!client_->tells_settings) return;
    const Json item{{"section", section}};
    settings_request_ = request(method::configuration, {{"items", Json::array({item})}});
}

void Session::set_editor_settings(const Json& settings) {
    for (const auto& message : configurations_.set_editor_settings(settings)) {
        const protocol::LogMessageParams params{protocol::MessageType::warning, message};
        send_(protocol::write_notification(method::ShowMessage::name, params));
    }
}

void Session::reconfigure(Clock::time_point now) {
    configurations_.forget_files();
    bool is_changed = false;
    for (const auto& uri : documents_.uris()) {
        const Snapshot snapshot = documents_.configure(uri, configurations_.options_of(uri));
        if (!snapshot) continue;
        is_changed = true;
        publisher_.changed(snapshot, now);
    }
    announce();
    if (is_changed && client_->pull_diagnostics && client_->refreshes_diagnostics)
        request(method::refresh_diagnostics, nullptr);
}

void Session::announce() {
    const auto news = configurations_.take_news();
    for (const auto& diagnostics : news.diagnostics)
        publish(diagnostics);
    for (const auto& message : news.messages) {
        const protocol::LogMessageParams params{protocol::MessageType::error, message};
        send_(protocol::write_notification(method::ShowMessage::name, params));
    }
}

protocol::Id Session::request(std::string_view method_name, Json params) {
    const protocol::Id id{"arbiter-" + std::to_string(++last_request_)};
    send_(protocol::write_request(id, method_name, std::move(params)));
    return id;
}

} // namespace arbiter::lsp
