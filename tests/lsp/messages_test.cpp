#include "lsp/error_codes.h"
#include "lsp/session_peer.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <string>

// Client messages of every method of the protocol, right ones and wrong ones, each labelled.
using namespace arbiter;
using lsp::Json;
using test::Peer;

namespace {

constexpr const char* messages_file = "data/lsp/messages.jsonl.gz";

// Nothing, with a warning, where the file or gzip is absent.
std::optional<std::string> read_messages() {
    const auto path = test::shared_path(messages_file);
    if (!std::filesystem::exists(path)) {
        WARN("SKIPPED: " << path.string() << " is absent");
        return std::nullopt;
    }
    const std::string command = "gzip -dc '" + path.string() + "'";
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(::popen(command.c_str(), "r"),
                                                               pclose);
    std::string out;
    std::array<char, 1 << 16> buffer{};
    for (std::size_t size = 1; size > 0;) {
        size = std::fread(buffer.data(), 1, buffer.size(), pipe.get());
        out.append(buffer.data(), size);
    }
    if (out.empty()) WARN("SKIPPED: can't read " << path.string() << " by gzip -dc");
    return out.empty() ? std::nullopt : std::optional(out);
}

const std::set<std::string> known_requests{"initialize",
                                           "shutdown",
                                           "textDocument/hover",
                                           "textDocument/completion",
                                           "textDocument/codeAction",
                                           "textDocument/diagnostic",
                                           "textDocument/formatting",
                                           "textDocument/rangeFormatting"};

using test::invalid_params;
using test::invalid_request;
using test::method_not_found;

// A session that is ready for the message, with the document open that the messages speak of.
std::unique_ptr<Peer> ready_for(const Json& message) {
    auto peer = std::make_unique<Peer>();
    if (message.value("method", "") == "initialize") return peer;
    peer->initialize();
    peer->open("file:///some/path", "1. e4 e5 2. Ke3 *\n");
    peer->settle();
    return peer;
}

void check_answer(const Json& message, bool valid) {
    const auto peer = ready_for(message);
    const auto sent_before = peer->sent().size();
    peer->send(message.dump());
    peer->settle();
    const bool exits = message.value("method", "") == "exit" && !message.contains("id");
    CHECK(peer->session().exit_status().has_value() == (exits && valid));

    if (!message.contains("id")) {
        // A wrong notification can only be told in the log; a right one is no reason to complain.
        for (std::size_t i = sent_before; valid && i < peer->sent().size(); ++i) {
            CHECK(peer->sent()[i].value("method", "") != "window/logMessage");
        }
        return;
    }
    const Json& id = message.at("id");
    const bool usable = id.is_number_integer() || id.is_string();
    const Json answer = peer->answer(usable ? id : Json(nullptr));
    REQUIRE(answer.is_object());
    if (answer.contains("result")) {
        CHECK(known_requests.contains(message.at("method")));
        return;
    }
    const int code = answer.at("error").at("code");
    if (!valid) {
        CHECK(std::set{invalid_request, method_not_found, invalid_params}.contains(code));
    } else if (known_requests.contains(message.at("method"))) {
        FAIL("a right request was refused: " << answer.dump());
    } else {
        CHECK(code == method_not_found);
    }
}

} // namespace

TEST_CASE("right messages are served, wrong ones refused, none is passed over") {
    const auto lines = read_messages();
    if (!lines) return;
    int count = 0;
    std::istringstream in(*lines);
    for (std::string line; std::getline(in, line); ++count) {
        const Json entry = Json::parse(line);
        INFO(line.substr(0, 1000));
        check_answer(entry.at("message"), entry.at("valid"));
    }
    CHECK(count == 2388);
}

TEST_CASE("one session survives all messages in a row") {
    const auto lines = read_messages();
    if (!lines) return;
    Peer peer;
    peer.initialize();
    std::istringstream in(*lines);
    for (std::string line; std::getline(in, line);) {
        const Json message = Json::parse(line).at("message");
        const std::string method = message.value("method", "");
        if (method == "exit" || method == "shutdown") continue;
        peer.send(message.dump());
    }
    peer.settle();
    peer.open("file:///game.pgn", "1. e4 *\n");
    CHECK(peer.result("textDocument/hover", {{"textDocument", {{"uri", "file:///game.pgn"}}},
                                             {"position", {{"line", 0}, {"character", 3}}}})
              .is_object());
}
