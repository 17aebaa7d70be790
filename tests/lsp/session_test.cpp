#include "lsp/error_codes.h"
#include "lsp/session_peer.h"
#include "support/catch.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <string>

using namespace arbiter;
using lsp::Json;
using test::Peer;

namespace {

using test::game_uri;
const std::string moves = "1. e4 e5 2. Nf3 Nc6 *\n";

using test::internal_error;
using test::invalid_params;
using test::invalid_request;
using test::method_not_found;
using test::not_initialized;
using test::parse_error;
using test::request_cancelled;
using test::request_failed;

int error_code(const Json& answer) {
    INFO(answer.dump());
    REQUIRE(answer.is_object());
    REQUIRE(answer.contains("error"));
    CHECK_FALSE(answer.at("error").at("message").get<std::string>().empty());
    return answer.at("error").at("code").get<int>();
}

Json hover_at(int line, int character) {
    return {{"textDocument", {{"uri", game_uri}}},
            {"position", {{"line", line}, {"character", character}}}};
}

} // namespace

TEST_CASE("initialize says what the server can do") {
    Peer peer;
    const Json answer = peer.answer(peer.initialize());
    const Json& result = answer.at("result");
    CHECK(result.at("serverInfo") == Json{{"name", "arbiter"}, {"version", "1.2.3"}});
    const Json& capabilities = result.at("capabilities");
    CHECK(capabilities.at("positionEncoding") == "utf-16");
    CHECK(capabilities.at("textDocumentSync") ==
          Json{{"openClose", true}, {"change", 2}, {"save", true}});
    CHECK(capabilities.at("hoverProvider") == true);
    CHECK_FALSE(capabilities.contains("diagnosticProvider"));
}

TEST_CASE("the position encoding is the first of the client's list that the server knows") {
    const auto settled = [](const Json& offered) {
        Peer peer;
        const int id = peer.initialize({{"general", {{"positionEncodings", offered}}}});
        return peer.answer(id)["result"]["capabilities"]["positionEncoding"].get<std::string>();
    };
    CHECK(settled({"utf-8", "utf-16"}) == "utf-8");
    CHECK(settled({"utf-32", "utf-8"}) == "utf-32");
    CHECK(settled({"utf-16", "utf-8"}) == "utf-16");
    CHECK(settled({"utf-7", "utf-32"}) == "utf-32");
    CHECK(settled(Json::array({"utf-7"})) == "utf-16");
    CHECK(settled(Json::array()) == "utf-16");
    CHECK(settled(nullptr) == "utf-16");
    CHECK(settled("utf-8") == "utf-16"); // no list: not said
}

TEST_CASE("before initialize only initialize and exit count") {
    Peer peer;
    CHECK(error_code(peer.call("textDocument/hover", hover_at(0, 4))) == not_initialized);
    CHECK(error_code(peer.call("shutdown")) == not_initialized);
    CHECK(error_code(peer.call("no/such")) == not_initialized);
    const auto answers = peer.sent().size();
    peer.open(game_uri, moves);
    peer.settle();
    CHECK(peer.sent().size() == answers);
    CHECK(peer.answer(peer.initialize()).contains("result"));
    CHECK(error_code(peer.call("textDocument/hover", hover_at(0, 4))) == request_failed); // dropped
}

TEST_CASE("initialize comes once, and with params") {
    Peer peer;
    CHECK(error_code(peer.call("initialize")) == invalid_params);
    CHECK(error_code(peer.call("initialize", Json::array())) == invalid_params);
    CHECK(peer.answer(peer.initialize()).contains("result"));
    CHECK(error_code(peer.answer(peer.initialize())) == invalid_request);
}

TEST_CASE("exit after shutdown is success, without it is failure") {
    SECTION("shutdown first") {
        Peer peer;
        peer.initialize();
        CHECK(peer.result("shutdown").is_null());
        CHECK(error_code(peer.call("textDocument/hover", hover_at(0, 4))) == invalid_request);
        CHECK(error_code(peer.call("shutdown")) == invalid_request);
        CHECK(error_code(peer.call("initialize", Json::object())) == invalid_request);
        CHECK_FALSE(peer.session().exit_status());
        peer.notify("exit");
        CHECK(peer.session().exit_status() == 0);
    }
    SECTION("without") {
        Peer peer;
        peer.initialize();
        peer.notify("exit");
        CHECK(peer.session().exit_status() == 1);
    }
    SECTION("not even initialize") {
        Peer peer;
        peer.notify("exit");
        CHECK(peer.session().exit_status() == 1);
    }
}

TEST_CASE("the end of the input ends the session") {
    Peer before;
    before.initialize();
    before.close_input();
    CHECK(before.session().exit_status() == 1);
    Peer after;
    after.initialize();
    after.call("shutdown");
    after.close_input();
    CHECK(after.session().exit_status() == 0);
}

TEST_CASE("unknown methods are refused, unknown notifications ignored") {
    Peer peer;
    peer.initialize();
    CHECK(error_code(peer.call("no/such")) == method_not_found);
    CHECK(error_code(peer.call("$/noSuch")) == method_not_found);
    CHECK(error_code(peer.call("exit")) == method_not_found); // a notification's name
    const auto answers = peer.sent().size();
    peer.notify("$/noSuch", {{"x", 1}});
    peer.notify("no/such");
    peer.notify("workspace/didChangeConfiguration", {{"settings", nullptr}});
    CHECK(peer.sent().size() == answers);
    CHECK_FALSE(peer.session().exit_status());
}

TEST_CASE("bad params are refused with the place") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, moves);
    const Json answer = peer.call("textDocument/hover", hover_at(-1, 0));
    CHECK(error_code(answer) == invalid_params);
    CHECK(answer["error"]["message"] == "params.position.line: not an unsigned integer");
    CHECK(error_code(peer.call("textDocument/hover")) == invalid_params);
    CHECK(error_code(peer.call("textDocument/hover", Json::array())) == invalid_params);
}

TEST_CASE("a bad notification is told in the log and changes nothing") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, moves);
    peer.settle();
    peer.change(game_uri, 2, Json::array({{{"text", 3}}}));
    CHECK(peer.sent().back().at("method") == "window/logMessage");
    CHECK(peer.sent().back()["params"]["message"] ==
          "textDocument/didChange: params.contentChanges[0].text: not a string");
    CHECK(peer.log().find("params.contentChanges[0].text: not a string") != std::string::npos);
    CHECK_FALSE(peer.result("textDocument/hover", hover_at(0, 3)).is_null());
}

TEST_CASE("what is no message gets an error without an id") {
    Peer peer;
    peer.initialize();
    peer.send("{\"jsonrpc\"");
    CHECK(peer.sent().back().at("id").is_null());
    CHECK(error_code(peer.sent().back()) == parse_error);
    peer.send("[]");
    CHECK(error_code(peer.sent().back()) == invalid_request);
    peer.session().handle(lsp::BadFrame{"a header without Content-Length"}, peer.now());
    CHECK(error_code(peer.sent().back()) == parse_error);
    const auto answers = peer.sent().size();
    peer.send(R"({"jsonrpc":"2.0","id":1,"result":null})"); // a response that nobody waits for
    CHECK(peer.sent().size() == answers);
}

TEST_CASE("a request about a document that is not open fails") {
    Peer peer;
    peer.initialize();
    CHECK(error_code(peer.call("textDocument/hover", hover_at(0, 4))) == request_failed);
    peer.open(game_uri, moves);
    CHECK_FALSE(peer.result("textDocument/hover", hover_at(0, 3)).is_null());
    peer.close(game_uri);
    CHECK(error_code(peer.call("textDocument/hover", hover_at(0, 3))) == request_failed);
}

TEST_CASE("a cancelled request is answered at once, and only once") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, moves);
    peer.settle();
    const int id = peer.begin("textDocument/hover", hover_at(0, 3));
    CHECK(peer.answer(id).is_null());
    peer.notify("$/cancelRequest", {{"id", id}});
    CHECK(error_code(peer.answer(id)) == request_cancelled);
    peer.settle(); // the late result is dropped
    CHECK(error_code(peer.answer(id)) == request_cancelled);
    peer.notify("$/cancelRequest", {{"id", id}}); // already answered
    peer.notify("$/cancelRequest", {{"id", "never sent"}});
    CHECK(error_code(peer.answer(id)) == request_cancelled);
}

TEST_CASE("a result that arrives after the cancellation is dropped") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, moves);
    peer.settle();
    const int id = peer.begin("textDocument/hover", hover_at(0, 3));
    peer.notify("$/cancelRequest", {{"id", id}});
    peer.session().handle(lsp::Answered{1, Json("late")}, peer.now());
    CHECK(error_code(peer.answer(id)) == request_cancelled);
}

TEST_CASE("each request is answered exactly once, also where ids come twice") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, moves);
    const std::string request = Json{
        {"jsonrpc", "2.0"},
        {"id", "same"},
        {"method", "textDocument/hover"},
        {"params", hover_at(0, 3)}}.dump();
    peer.send(request);
    peer.send(request);
    peer.notify("$/cancelRequest", {{"id", "same"}});
    peer.settle();
    int results = 0;
    int errors = 0;
    for (const Json& message : peer.sent()) {
        if (message.value("id", Json()) != "same") continue;
        ++(message.contains("result") ? results : errors);
    }
    CHECK(results == 1);
    CHECK(errors == 1);
}

TEST_CASE("a worker that never answers is an internal error") {
    lsp::EventQueue events;
    {
        const lsp::ReplyOnce reply(events, 5);
    }
    auto event = events.pop(lsp::Clock::time_point::min());
    REQUIRE(event);
    const auto& answered = std::get<lsp::Answered>(*event);
    CHECK(answered.serial == 5);
    REQUIRE_FALSE(answered.outcome);
    CHECK(static_cast<int>(answered.outcome.error().code) == internal_error);
    {
        lsp::ReplyOnce reply(events, 6);
        reply(Json(1));
        reply(Json(2));
    }
    CHECK(std::get<lsp::Answered>(*events.pop(lsp::Clock::time_point::min())).outcome == Json(1));
    CHECK_FALSE(events.pop(lsp::Clock::time_point::min()));
}

TEST_CASE("a request sees the changes before it, and not those after it") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, "1. e4 *\n");
    const int before = peer.begin("textDocument/hover", hover_at(0, 3));
    peer.change(game_uri, 2, Json::array({{{"text", "1. d4 *\n"}}}));
    const int after = peer.begin("textDocument/hover", hover_at(0, 3));
    peer.settle();
    const auto text = [&](int id) { return peer.answer(id)["result"]["contents"].dump(); };
    CHECK(text(before).find("4P3") != std::string::npos); // FEN of the rank with the pawn
    CHECK(text(after).find("3P4") != std::string::npos);
}

TEST_CASE("requests that wait are answered when the server exits") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, moves);
    const int id = peer.begin("textDocument/hover", hover_at(0, 3));
    peer.notify("exit");
    CHECK(error_code(peer.answer(id)) == request_cancelled);
    CHECK(peer.session().exit_status() == 1);
}

TEST_CASE("the server ends when the client's process does") {
    Peer peer({"1.2.3", static_cast<std::int32_t>(::getpid()), {}});
    REQUIRE(peer.session().next_due());
    peer.session().run_due(*peer.session().next_due());
    CHECK_FALSE(peer.session().exit_status());
    CHECK(peer.session().next_due());

    const ::pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    Peer orphan({"1.2.3", static_cast<std::int32_t>(child), {}}); // a zombie counts as alive
    ::waitpid(child, nullptr, 0);
    orphan.session().run_due(*orphan.session().next_due());
    CHECK(orphan.session().exit_status() == 1);
}

TEST_CASE("a client's process that was never there is not watched") {
    Peer peer;
    peer.begin("initialize", {{"processId", 2147483647}, {"capabilities", Json::object()}});
    CHECK_FALSE(peer.session().next_due());
    Peer negative;
    negative.begin("initialize", {{"processId", -1}, {"capabilities", Json::object()}});
    CHECK_FALSE(negative.session().next_due());
}

TEST_CASE("the trace tells how long requests took, when it is wanted") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, moves);
    const auto traces = [&peer] {
        return std::count_if(peer.sent().begin(), peer.sent().end(), [](const Json& message) {
            return message.value("method", "") == "$/logTrace";
        });
    };
    peer.call("textDocument/hover", hover_at(0, 3));
    CHECK(traces() == 0);
    peer.notify("$/setTrace", {{"value", "messages"}});
    peer.call("textDocument/hover", hover_at(0, 3));
    CHECK(traces() == 1);
    peer.notify("$/setTrace", {{"value", "nonsense"}});
    peer.notify("$/setTrace", {{"value", "off"}});
    peer.call("textDocument/hover", hover_at(0, 3));
    CHECK(traces() == 1);
}
