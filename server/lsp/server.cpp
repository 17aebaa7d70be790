#include "lsp/server.h"

#include "lsp/log.h"
#include "lsp/session.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <thread>
#include <utility>
#include <variant>

namespace arbiter::lsp {

namespace {

// A job can't be stopped while it reads one game, and that game may be a file of many megabytes
// that is no PGN: it must not keep the process when the editor is gone.
constexpr std::chrono::milliseconds exit_patience{500};

// At least two, so that a request need not wait for one slow job.
std::size_t worker_count() {
    return std::max(2u, std::thread::hardware_concurrency());
}

Transport::Listener listener(EventQueue& events) {
    const auto decoder = std::make_shared<FrameDecoder>();
    const auto received = [decoder, &events](std::string_view bytes) {
        for (Frame& frame : decoder->feed(bytes))
            std::visit([&events](auto& kind) { events.push(std::move(kind)); }, frame);
    };
    return {received, [&events] { events.push(Closed{}); }};
}

} // namespace

int serve(Transport& transport, const Options& options) {
    EventQueue events;
    Workers workers(worker_count());
    Session session(
        {options.version, options.client_process_id, options.debounce, options.documentation_url},
        [&transport](const std::string& message) { transport.send(frame(message)); },
        [&workers](Job job) { workers.post(std::move(job)); }, events);
    transport.start(listener(events));
    while (!session.exit_status()) {
        auto event = events.pop(session.next_due());
        if (event) session.handle(*std::move(event), Clock::now());
        session.run_due(Clock::now());
    }
    const int status = *session.exit_status();
    session.stop_work();
    transport.stop();
    if (!workers.finish(exit_patience)) std::_Exit(status);
    return status;
}

int run(const Options& options) {
    std::signal(SIGPIPE, SIG_IGN); // a client that is gone is an error of write, not our end
    const auto transport = open_transport(options.channel);
    if (!transport) {
        log(transport.error());
        return 1;
    }
    return serve(**transport, options);
}

} // namespace arbiter::lsp
