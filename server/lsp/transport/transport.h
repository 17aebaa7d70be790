#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace arbiter::lsp {

// The bytes between the server and its one client. Reading and writing happen on a thread of the
// transport's own.
class Transport {
public:
    virtual ~Transport() = default;

    // Called from the transport's thread: `received` for each piece, at last `closed`, once.
    struct Listener {
        std::function<void(std::string_view)> received;
        std::function<void()> closed;
    };
    virtual void start(Listener listener) = 0;

    // From any thread; bytes are written in the order of the calls.
    virtual void send(std::string bytes) = 0;

    // Writes what is left to send, for as long as the client reads it, and stops. The listener is
    // not called any more.
    virtual void stop() = 0;
};

// Who opens the channel: vscode-languageclient lets the server connect, Neovim lets it listen.
enum class Role : std::uint8_t { listen, connect };

struct Stdio {};

struct Tcp {
    std::string host = "127.0.0.1"; // nobody else's business, unless asked for
    std::uint16_t port = 0;         // where listening: 0 lets the system choose
    Role role = Role::listen;
};

// A Unix socket.
struct Pipe {
    std::string path;
    Role role = Role::connect;
};

using Channel = std::variant<Stdio, Tcp, Pipe>;

// Waits for the client where it has to connect. The error is a message for a person.
tl::expected<std::unique_ptr<Transport>, std::string> open_transport(const Channel& channel);

} // namespace arbiter::lsp
