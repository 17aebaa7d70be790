#include "lsp/log.h"
#include "lsp/transport/stream_transport.h"
#include "lsp/transport/transport.h"

#include <asio.hpp>
#include <unistd.h>

#include <utility>

namespace arbiter::lsp {

namespace {

using Opened = tl::expected<std::unique_ptr<Transport>, std::string>;
using asio::error_code;
using asio::ip::tcp;
using asio::local::stream_protocol;

// Standard output belongs to the protocol alone: a stray print anywhere goes to standard error.
Opened open_channel(const Stdio&) {
    const int in = ::dup(STDIN_FILENO);
    const int out = ::dup(STDOUT_FILENO);
    if (in < 0 || out < 0) return tl::unexpected<std::string>("standard input or output is closed");
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return make_stream_transport(Descriptor(in), Descriptor(out));
}

template <typename Socket>
Opened from_socket(Socket socket) {
    const int in = socket.release();
    return make_stream_transport(Descriptor(in), Descriptor(::dup(in)));
}

std::string failure(const std::string& what, const std::string& where, const error_code& error) {
    return "can't " + what + " " + where + ": " + error.message();
}

template <typename Protocol>
Opened listen(asio::io_context& context, const typename Protocol::endpoint& endpoint,
              const std::string& where) {
    typename Protocol::acceptor acceptor(context);
    typename Protocol::socket socket(context);
    error_code error;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(1, error);
    if (error) return tl::unexpected(failure("listen on", where, error));
    if constexpr (std::is_same_v<Protocol, tcp>) {
        const tcp::endpoint local = acceptor.local_endpoint();
        log("listening on " + local.address().to_string() + ":" + std::to_string(local.port()));
    } else {
        log("listening on " + where);
    }
    acceptor.accept(socket, error);
    if (error) return tl::unexpected(failure("listen on", where, error));
    return from_socket(std::move(socket));
}

Opened open_channel(const Tcp& channel) {
    const std::string where = channel.host + ":" + std::to_string(channel.port);
    asio::io_context context;
    tcp::resolver resolver(context);
    error_code error;
    const auto found = resolver.resolve(channel.host, std::to_string(channel.port), error);
    if (error) return tl::unexpected(failure("find", where, error));
    if (channel.role == Role::listen) {
        return listen<tcp>(context, found.begin()->endpoint(), where);
    }
    tcp::socket socket(context);
    asio::connect(socket, found, error);
    if (error) return tl::unexpected(failure("connect to", where, error));
    return from_socket(std::move(socket));
}

Opened open_channel(const Pipe& channel) {
    if (channel.path.size() >= sizeof(sockaddr_un::sun_path)) {
        return tl::unexpected("too long for the name of a socket: " + channel.path);
    }
    asio::io_context context;
    const stream_protocol::endpoint endpoint(channel.path);
    if (channel.role == Role::listen) {
        auto opened = listen<stream_protocol>(context, endpoint, channel.path);
        if (opened) ::unlink(channel.path.c_str()); // the one client is here
        return opened;
    }
    stream_protocol::socket socket(context);
    error_code error;
    if (socket.connect(endpoint, error))
        return tl::unexpected(failure("connect to", channel.path, error));
    return from_socket(std::move(socket));
}

} // namespace

Opened open_transport(const Channel& channel) {
    return std::visit([](const auto& kind) { return open_channel(kind); }, channel);
}

} // namespace arbiter::lsp
