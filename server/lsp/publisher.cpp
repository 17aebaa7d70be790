#include "lsp/publisher.h"

#include <algorithm>
#include <utility>

namespace arbiter::lsp {

namespace {

// After this the work queues up again behind what came meanwhile, so that a hover never waits for a
// whole file.
constexpr std::chrono::milliseconds slice{20};

void work_slice(const std::shared_ptr<Analysis>& analysis, const std::stop_token& stop,
                const Publisher::Post& post, EventQueue& events) {
    if (stop.stop_requested()) return;
    if (analysis->advance(Clock::now() + slice, stop)) {
        const DocumentVersion& version = analysis->version();
        events.push(Analysed{version.uri, version.revision, analysis->diagnostics()});
    } else {
        post([=, &events] { work_slice(analysis, stop, post, events); });
    }
}

} // namespace

void Publisher::opened(const Snapshot& snapshot, const std::shared_ptr<const Client>& client) {
    closed(snapshot->uri); // opened twice: forget what came before
    Work& work = works_[snapshot->uri];
    work.snapshot = snapshot;
    work.client = client;
    start(work);
}

void Publisher::changed(const Snapshot& snapshot, Clock::time_point now) {
    const auto found = works_.find(snapshot->uri);
    if (found == works_.end()) return;
    Work& work = found->second;
    work.stop.request_stop();
    work.snapshot = snapshot;
    work.due = now + debounce_.wait(work.last_took);
}

void Publisher::closed(const std::string& uri) {
    const auto found = works_.find(uri);
    if (found == works_.end()) return;
    found->second.stop.request_stop();
    works_.erase(found);
}

void Publisher::stop() {
    for (auto& [uri, work] : works_) {
        work.stop.request_stop();
        work.due.reset();
    }
}

std::optional<Clock::time_point> Publisher::next_due() const {
    std::optional<Clock::time_point> next;
    for (const auto& [uri, work] : works_) {
        if (work.due) next = std::min(next.value_or(*work.due), *work.due);
    }
    return next;
}

void Publisher::run_due(Clock::time_point now) {
    for (auto& [uri, work] : works_) {
        if (!work.due || *work.due > now) continue;
        work.started = now;
        start(work);
    }
}

void Publisher::start(Work& work) {
    work.due.reset();
    work.stop = std::stop_source();
    auto analysis = std::make_shared<Analysis>(work.snapshot, work.client);
    post_([analysis = std::move(analysis), stop = work.stop.get_token(), post = post_,
           &events = events_] { work_slice(analysis, stop, post, events); });
}

std::optional<protocol::PublishDiagnosticsParams> Publisher::finished(Analysed analysed,
                                                                      Clock::time_point now) {
    const auto found = works_.find(analysed.uri);
    if (found == works_.end()) return std::nullopt;
    Work& work = found->second;
    if (work.snapshot->revision != analysed.revision) return std::nullopt;
    if (work.started) work.last_took = now - *work.started;
    return protocol::PublishDiagnosticsParams{std::move(analysed.uri), work.snapshot->version,
                                              std::move(analysed.diagnostics)};
}

} // namespace arbiter::lsp
