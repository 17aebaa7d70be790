#include "lsp/protocol/json.h"
#include "lsp/server.h"
#include "lsp/transport/framing.h"
#include "lsp/transport/stream_transport.h"
#include "support/catch.hpp"

#include <sys/socket.h>
#include <unistd.h>

#include <condition_variable>
#include <csignal>
#include <filesystem>
#include <future>
#include <mutex>
#include <thread>

using namespace arbiter;
using namespace std::chrono_literals;
using lsp::Json;

namespace {

// Long enough for a busy machine; a test that waits so long has failed.
constexpr auto patience = 30s;

// A client with threads: what it gets is kept until somebody asks for it.
class TestClient {
public:
    explicit TestClient(std::unique_ptr<lsp::Transport> transport)
        : transport_(std::move(transport)) {
        transport_->start({[this](std::string_view bytes) { receive(bytes); }, [this] { end(); }});
    }

    void send_bytes(std::string bytes) { transport_->send(std::move(bytes)); }
    void send(const Json& message) { send_bytes(lsp::frame(message.dump())); }

    // The message for which `wanted` holds, or null when the patience or the connection ends.
    template <typename Predicate>
    Json wait_for(Predicate wanted) {
        std::unique_lock lock(mutex_);
        Json found;
        changed_.wait_for(lock, patience, [&] {
            for (const Json& message : received_) {
                if (wanted(message)) found = message;
            }
            return !found.is_null() || ended_;
        });
        return found;
    }

    Json answer(int id) {
        return wait_for([id](const Json& m) { return !m.contains("method") && m.at("id") == id; });
    }

    bool wait_for_end() {
        std::unique_lock lock(mutex_);
        return changed_.wait_for(lock, patience, [this] { return ended_; });
    }

private:
    void receive(std::string_view bytes) {
        const std::lock_guard lock(mutex_);
        for (const lsp::Frame& frame : decoder_.feed(bytes)) {
            received_.push_back(Json::parse(std::get<lsp::Body>(frame).text));
        }
        changed_.notify_all();
    }

    void end() {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        changed_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable changed_;
    lsp::FrameDecoder decoder_;
    std::vector<Json> received_;
    bool ended_ = false;
    std::unique_ptr<lsp::Transport> transport_;
};

std::unique_ptr<lsp::Transport> over(int fd) {
    const int copy = ::dup(fd);
    return lsp::make_stream_transport(lsp::Descriptor(fd), lsp::Descriptor(copy));
}

// A server on one end of a socket, and a client on the other.
struct Connection {
    Connection() {
        std::signal(SIGPIPE, SIG_IGN);
        int fds[2] = {};
        REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM, 0, fds) == 0);
        client.emplace(over(fds[0]));
        status = std::async(std::launch::async, [server = over(fds[1])] {
            return lsp::serve(*server, lsp::Options{});
        });
    }

    int exit_status() {
        REQUIRE(status.wait_for(patience) == std::future_status::ready);
        return status.get();
    }

    std::optional<TestClient> client;
    std::future<int> status;
};

Json request(int id, const std::string& method, const Json& params = nullptr) {
    return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
}

Json notification(const std::string& method, const Json& params = nullptr) {
    return {{"jsonrpc", "2.0"}, {"method", method}, {"params", params}};
}

Json initialize() {
    return request(1, "initialize", {{"capabilities", Json::object()}});
}

Json open(const std::string& text) {
    return notification(
        "textDocument/didOpen",
        {{"textDocument",
          {{"uri", "file:///a.pgn"}, {"languageId", "pgn"}, {"version", 1}, {"text", text}}}});
}

Json hover(int id) {
    return request(id, "textDocument/hover",
                   {{"textDocument", {{"uri", "file:///a.pgn"}}},
                    {"position", {{"line", 0}, {"character", 3}}}});
}

} // namespace

TEST_CASE("a session over a socket, from initialize to exit") {
    Connection connection;
    TestClient& client = *connection.client;
    client.send(initialize());
    CHECK(client.answer(1).contains("result"));
    client.send(notification("initialized", Json::object()));
    client.send(open("1. e4 e5 2. Ke3 *\n"));
    const Json published = client.wait_for(
        [](const Json& m) { return m.value("method", "") == "textDocument/publishDiagnostics"; });
    REQUIRE(published.is_object());
    CHECK_FALSE(published["params"]["diagnostics"].empty());
    client.send(hover(2));
    CHECK(client.answer(2)["result"].is_object());
    client.send(request(3, "shutdown"));
    CHECK(client.answer(3).contains("result"));
    client.send(notification("exit"));
    CHECK(connection.exit_status() == 0);
    CHECK(client.wait_for_end());
}

TEST_CASE("many requests at once are each answered") {
    Connection connection;
    TestClient& client = *connection.client;
    std::string bytes = lsp::frame(initialize().dump()) + lsp::frame(open("1. e4 *\n").dump());
    constexpr int last = 300;
    for (int id = 2; id <= last; ++id) {
        bytes += lsp::frame(hover(id).dump());
        const Json cancel = notification("$/cancelRequest", {{"id", id}});
        if (id % 3 == 0) bytes += lsp::frame(cancel.dump());
    }
    client.send_bytes(bytes);
    for (int id = 1; id <= last; ++id) {
        const Json answer = client.answer(id);
        REQUIRE(answer.is_object());
        const bool cancelled = answer.contains("error");
        if (cancelled) CHECK(answer["error"]["code"] == -32800);
        if (cancelled) CHECK(id % 3 == 0);
    }
    client.send(notification("exit"));
    CHECK(connection.exit_status() == 1);
}

TEST_CASE("garbage on the channel does not end the session") {
    Connection connection;
    TestClient& client = *connection.client;
    client.send_bytes("stray output\n");
    client.send_bytes(lsp::frame("{not json"));
    client.send(initialize());
    CHECK(client.answer(1).contains("result"));
    connection.client.reset();
    CHECK(connection.exit_status() == 1);
}

TEST_CASE("the server ends when the client goes without a word") {
    Connection connection;
    connection.client->send(initialize());
    CHECK(connection.client->answer(1).contains("result"));
    connection.client.reset();
    CHECK(connection.exit_status() == 1);
}

TEST_CASE("a client that reads nothing can't keep the server") {
    Connection connection;
    int fds[2] = {};
    REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM, 0, fds) == 0);
    auto status = std::async(std::launch::async, [server = over(fds[1])] {
        return lsp::serve(*server, lsp::Options{});
    });
    // More answers than a socket's buffer holds, none of them read.
    std::string bytes;
    for (int i = 0; i < 20'000; ++i)
        bytes += lsp::frame(request(i, "x").dump());
    bytes += lsp::frame(notification("exit").dump());
    for (std::string_view rest = bytes; !rest.empty();) {
        const auto written = ::write(fds[0], rest.data(), rest.size());
        REQUIRE(written > 0);
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
    REQUIRE(status.wait_for(patience) == std::future_status::ready);
    CHECK(status.get() == 1);
    ::close(fds[0]);
    connection.client->send(notification("exit"));
    connection.exit_status();
}

TEST_CASE("either side can open a Unix socket") {
    const auto path = std::filesystem::temp_directory_path() /
                      ("arbiter-test-" + std::to_string(::getpid()) + ".sock");
    std::filesystem::remove(path);
    auto listening = std::async(std::launch::async, [&path] {
        return lsp::open_transport(lsp::Pipe{path.string(), lsp::Role::listen});
    });
    tl::expected<std::unique_ptr<lsp::Transport>, std::string> connected;
    const auto end = std::chrono::steady_clock::now() + patience;
    do {
        connected = lsp::open_transport(lsp::Pipe{path.string(), lsp::Role::connect});
        if (!connected) std::this_thread::sleep_for(5ms);
    } while (!connected && std::chrono::steady_clock::now() < end);
    REQUIRE(connected);
    auto accepted = listening.get();
    REQUIRE(accepted);
    CHECK_FALSE(std::filesystem::exists(path));

    auto status = std::async(std::launch::async, [server = *std::move(accepted)] {
        return lsp::serve(*server, lsp::Options{});
    });
    TestClient client(*std::move(connected));
    client.send(initialize());
    CHECK(client.answer(1).contains("result"));
    client.send(notification("exit"));
    CHECK(status.get() == 1);
}

TEST_CASE("a channel that can't be opened is a message") {
    const auto missing = lsp::open_transport(lsp::Pipe{"/no/such/socket"});
    REQUIRE_FALSE(missing);
    CHECK(missing.error().starts_with("can't connect to /no/such/socket: "));
    const auto too_long = lsp::open_transport(lsp::Pipe{std::string(500, 'x')});
    REQUIRE_FALSE(too_long);
    lsp::Options options;
    options.channel = lsp::Pipe{"/no/such/socket"};
    CHECK(lsp::run(options) == 1);
    CHECK_FALSE(lsp::open_transport(lsp::Tcp{"127.0.0.1", 1, lsp::Role::connect}));
}
