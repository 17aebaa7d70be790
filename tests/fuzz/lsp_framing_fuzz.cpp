#include "lsp/session.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Bytes of a client: the framing must not depend on how they are split, and a session must take
// whatever the messages say.
namespace {

using namespace arbiter::lsp;

// Pieces of sizes that the bytes themselves give.
std::vector<Frame> decode_in_pieces(std::string_view bytes) {
    FrameDecoder decoder;
    std::vector<Frame> out;
    while (!bytes.empty()) {
        const std::size_t size = 1 + static_cast<std::uint8_t>(bytes.front()) % 16;
        for (Frame& frame : decoder.feed(bytes.substr(0, size)))
            out.push_back(std::move(frame));
        bytes.remove_prefix(std::min(size, bytes.size()));
    }
    return out;
}

// A session whose client reads nothing, with its jobs.
class Recipient {
public:
    void handle(Event event) { session_.handle(std::move(event), Clock::now()); }

    void initialize() {
        handle(
            Body{R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}})"});
        handle(Body{R"({"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":
            {"uri":"a","languageId":"pgn","version":1,"text":"[Event \"x\"]\r\n\n1. e4 {🐍} e5 *\n"}}})"});
    }

    void run_jobs() {
        while (!jobs_.empty() && !session_.exit_status()) {
            const Job job = std::move(jobs_.front());
            jobs_.pop_front();
            job();
            while (auto event = events_.pop(Clock::time_point::min()))
                handle(*std::move(event));
        }
    }

private:
    EventQueue events_;
    std::deque<Job> jobs_;
    Session session_{{},
                     [](const std::string&) {},
                     [this](Job job) { jobs_.push_back(std::move(job)); },
                     events_};
};

} // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) {
    std::cerr.rdbuf(nullptr); // the server's log
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const std::vector<Frame> frames = FrameDecoder().feed(bytes);
    if (frames != decode_in_pieces(bytes)) std::abort();

    Recipient stranger;
    for (const Frame& frame : frames)
        std::visit([&stranger](const auto& kind) { stranger.handle(kind); }, frame);
    stranger.run_jobs();

    // Each line as a message's body, for a session that has begun.
    Recipient client;
    client.initialize();
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        client.handle(Body{std::string(bytes.substr(begin, end - begin))});
        begin = end + 1;
    }
    client.run_jobs();
    return 0;
}
