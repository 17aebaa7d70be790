#include "cli/program.h"
#include "support/catch.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <utility>

// The language server as an editor starts it that listens on a free port.

using arbiter::test::Folder;
namespace fs = std::filesystem;

namespace {

class Server {
public:
    explicit Server(const fs::path& program)
        : process_(popen(("'" + program.string() + "' lsp --port 0 2>&1").c_str(), "r")) {
        REQUIRE(process_ != nullptr);
        char line[200] = "";
        REQUIRE(std::fgets(line, sizeof line, process_) != nullptr);
        told_ = line;
        connect_to(std::stoi(told_.substr(told_.rfind(':') + 1)));
    }
    ~Server() {
        close(socket_);
        if (process_ != nullptr) pclose(process_);
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    const std::string& told() const { return told_; }

    void send(const std::string& body) const {
        const std::string message =
            "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
        REQUIRE(::send(socket_, message.data(), message.size(), 0) ==
                static_cast<ssize_t>(message.size()));
    }

    // All that came until the text is in it, or the server went.
    std::string receive_until(const std::string& text) const {
        std::string received;
        char bytes[4096];
        while (received.find(text) == std::string::npos) {
            const ssize_t size = recv(socket_, bytes, sizeof bytes, 0);
            if (size <= 0) break;
            received.append(bytes, static_cast<std::size_t>(size));
        }
        return received;
    }

    int wait() { return WEXITSTATUS(pclose(std::exchange(process_, nullptr))); }

private:
    void connect_to(int port) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socket_ = socket(AF_INET, SOCK_STREAM, 0);
        REQUIRE(connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0);
    }

    FILE* process_;
    std::string told_;
    int socket_ = -1;
};

const std::string initialize =
    R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"textDocument":)"
    R"({"publishDiagnostics":{"codeDescriptionSupport":true}}}}})";
const std::string open_game =
    R"({"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":)"
    R"("file:///x.pgn","languageId":"pgn","version":1,"text":"1. Ke3 *"}}})";
const std::string shut_down = R"({"jsonrpc":"2.0","id":2,"method":"shutdown"})";
const std::string exit_now = R"({"jsonrpc":"2.0","method":"exit"})";

// What findings link to, of a server started there.
std::string published_by(const fs::path& program) {
    const Server server(program);
    server.send(initialize);
    server.send(open_game);
    return server.receive_until(R"("uri":"file:///x.pgn","version":1)");
}

} // namespace

TEST_CASE("the server takes a free port and says which") {
    Server server(ARBITER_BINARY);
    CHECK(server.told().find("arbiter: listening on 127.0.0.1:") == 0);
    server.send(initialize);
    CHECK(server.receive_until("\"id\":1").find("\"capabilities\"") != std::string::npos);
    server.send(shut_down);
    CHECK(server.receive_until("\"id\":2").find("\"result\":null") != std::string::npos);
    server.send(exit_now);
    CHECK(server.wait() == 0);
}

TEST_CASE("findings link to the pages beside the program") {
    const Folder folder;
    const fs::path program = folder.path() / "bin/arbiter";
    fs::create_directories(program.parent_path());
    fs::copy_file(ARBITER_BINARY, program);
    CHECK(published_by(program).find("codeDescription") == std::string::npos);

    folder.write("share/doc/arbiter/rules/illegal-move.md", "# illegal-move\n");
    const std::string link =
        "file://" + folder.path().string() + "/share/doc/arbiter/rules/illegal-move.md";
    CHECK(published_by(program).find("\"href\":\"" + link + "\"") != std::string::npos);
}
