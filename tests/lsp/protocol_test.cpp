#include "lsp/protocol/message.h"
#include "lsp/protocol/methods.h"
#include "lsp/protocol/surrogates.h"
#include "support/catch.hpp"

#include <limits>
#include <string>

using namespace arbiter::lsp;
using namespace arbiter::lsp::protocol;

namespace {

// What `decode` says of the params of a hover.
std::string mismatch(const std::string& json) {
    const auto read = decode<TextDocumentPositionParams>(Json::parse(json), "params");
    return read ? "" : read.error();
}

Invalid invalid(std::string_view body) {
    Message message = read_message(body);
    REQUIRE(std::holds_alternative<Invalid>(message));
    return std::get<Invalid>(message);
}

} // namespace

TEST_CASE("params that do not fit are told with their path") {
    CHECK(mismatch(R"({"textDocument":{"uri":"a"},"position":{"line":1,"character":2}})").empty());
    CHECK(mismatch("null") == "params: not an object");
    CHECK(mismatch("[]") == "params: not an object");
    CHECK(mismatch("{}") == "params.textDocument: missing");
    CHECK(mismatch(R"({"textDocument":3})") == "params.textDocument: not an object");
    CHECK(mismatch(R"({"textDocument":{"uri":3}})") == "params.textDocument.uri: not a string");
    CHECK(mismatch(R"({"textDocument":{"uri":"a"},"position":{"line":-1,"character":0}})") ==
          "params.position.line: not an unsigned integer");
    CHECK(mismatch(R"({"textDocument":{"uri":"a"},"position":{"line":0}})") ==
          "params.position.character: missing");
    const auto change =
        decode<DidChangeTextDocumentParams>(Json::parse(R"({"textDocument":{"uri":"a","version":1},
                        "contentChanges":[{"text":"a"},{"text":"b","range":{"start":7}}]})"),
                                            "params");
    REQUIRE_FALSE(change);
    CHECK(change.error() == "params.contentChanges[1].range.start: not an object");
}

TEST_CASE("integers have the protocol's bounds") {
    const auto integer = [](const Json& json) { return decode<std::int32_t>(json, "n"); };
    const auto uinteger = [](const Json& json) { return decode<std::uint32_t>(json, "n"); };
    CHECK(integer(2147483647) == 2147483647);
    CHECK(integer(-2147483648LL) == std::numeric_limits<std::int32_t>::min());
    CHECK_FALSE(integer(2147483648LL));
    CHECK_FALSE(integer(-2147483649LL));
    CHECK_FALSE(integer(1.5));
    CHECK(integer(2.0) == 2);
    CHECK_FALSE(integer("1"));
    CHECK_FALSE(integer(true));
    CHECK(uinteger(2147483647) == 2147483647u);
    CHECK_FALSE(uinteger(2147483648LL));
    CHECK_FALSE(uinteger(std::numeric_limits<std::uint64_t>::max()));
    CHECK_FALSE(uinteger(-1));
}

TEST_CASE("null stands for an absent member") {
    const auto read = decode<CodeActionContext>(Json::parse(R"({"only":null})"), "context");
    REQUIRE(read);
    CHECK_FALSE(read->only);
}

TEST_CASE("a message is a request, a notification or a response") {
    const Message request = read_message(R"({"jsonrpc":"2.0","id":7,"method":"m","params":[1]})");
    REQUIRE(std::holds_alternative<Request>(request));
    CHECK(std::get<Request>(request).id == Id{std::int64_t{7}});
    CHECK(std::get<Request>(request).method == "m");
    CHECK(std::get<Request>(request).params == Json::parse("[1]"));
    CHECK(std::get<Request>(read_message(R"({"jsonrpc":"2.0","id":"x","method":"m"})")).id ==
          Id{std::string("x")});
    CHECK(std::holds_alternative<Notification>(read_message(R"({"jsonrpc":"2.0","method":"m"})")));
    CHECK(std::holds_alternative<Response>(
        read_message(R"({"jsonrpc":"2.0","id":1,"result":null})")));
    CHECK(std::holds_alternative<Response>(
        read_message(R"({"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}})")));
}

TEST_CASE("what is no message is told why") {
    CHECK(invalid("").error.code == ErrorCode::parse_error);
    CHECK(invalid("{\"jsonrpc\":").error.code == ErrorCode::parse_error);
    CHECK(invalid("{\"\xff\":1}").error.code == ErrorCode::parse_error);
    CHECK(invalid("{} {}").error.code == ErrorCode::parse_error);
    CHECK(invalid("[]").error.code == ErrorCode::invalid_request); // no batches
    CHECK(invalid("3").error.code == ErrorCode::invalid_request);
    CHECK(invalid("{}").error.code == ErrorCode::invalid_request);
    CHECK(invalid(R"({"jsonrpc":"2.0","id":true,"method":"m"})").id == std::nullopt);
    CHECK(invalid(R"({"jsonrpc":"2.0","id":1.5,"method":"m"})").id == std::nullopt);
    CHECK(invalid(R"({"jsonrpc":"2.0","id":null,"method":"m"})").id == std::nullopt);
    CHECK(invalid(R"({"jsonrpc":"2.0","id":5,"method":6})").id == Id{std::int64_t{5}});
    CHECK(invalid(R"({"id":5,"method":"m"})").id == Id{std::int64_t{5}});
    CHECK(invalid(R"({"jsonrpc":"1.0","id":5,"method":"m"})").id == Id{std::int64_t{5}});
}

TEST_CASE("deep nesting is refused, not walked") {
    for (const std::size_t depth : {101u, 1'000'000u}) {
        const std::string open(depth, '[');
        const std::string close(depth, ']');
        CHECK(
            invalid(R"({"jsonrpc":"2.0","method":"m","params":)" + open + close + "}").error.code ==
            ErrorCode::invalid_request);
        CHECK(std::holds_alternative<Invalid>(read_message(open)));
    }
    const std::string deep = std::string(90, '[') + std::string(90, ']');
    CHECK(std::holds_alternative<Notification>(
        read_message(R"({"jsonrpc":"2.0","method":"m","params":)" + deep + "}")));
}

TEST_CASE("lone surrogates are replaced, pairs and other escapes kept") {
    CHECK(replace_lone_surrogates(R"("\ud83d\udc0d")") == std::nullopt);
    CHECK(replace_lone_surrogates(R"("\\ud83d \n é")") == std::nullopt);
    CHECK(replace_lone_surrogates(R"("\ud83d")") == R"("\ufffd")");
    CHECK(replace_lone_surrogates(R"("\uDC0D!\ud83d\ud83d\udc0d\\")") ==
          R"("\ufffd!\ufffd\ud83d\udc0d\\")");
    CHECK(replace_lone_surrogates(R"("\ud83d\u)") == R"("\ufffd\u)");
    CHECK(replace_lone_surrogates("\"\\") == std::nullopt);
    const Message message = read_message(R"({"jsonrpc":"2.0","method":"m","params":["a\ud83d"]})");
    REQUIRE(std::holds_alternative<Notification>(message));
    CHECK(std::get<Notification>(message).params[0] == "a\uFFFD");
}

TEST_CASE("what is written is valid, even of broken text") {
    CHECK(Json::parse(write_result(Id{std::int64_t{1}}, nullptr)) ==
          Json::parse(R"({"jsonrpc":"2.0","id":1,"result":null})"));
    CHECK(
        Json::parse(write_error(std::nullopt, {ErrorCode::parse_error, "a\xff"})) ==
        Json::parse(R"({"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"a\ufffd"}})"));
    CHECK(Json::parse(write_notification("m", {{"a", 1}})) ==
          Json::parse(R"({"jsonrpc":"2.0","method":"m","params":{"a":1}})"));
}

TEST_CASE("structures are written under the protocol's names") {
    Diagnostic diagnostic;
    diagnostic.range = {{1, 2}, {3, 4}};
    diagnostic.code = "illegal-move";
    diagnostic.code_description = "https://example.org/";
    diagnostic.source = "arbiter";
    diagnostic.message = "no";
    diagnostic.tags = {DiagnosticTag::unnecessary};
    DiagnosticRelatedInformation& related = diagnostic.related_information.emplace_back();
    related.location.uri = "file:///a";
    related.message = "here";
    CHECK(Json(diagnostic) == Json::parse(R"({
        "range": {"start":{"line":1,"character":2},"end":{"line":3,"character":4}}, "severity": 1,
        "code": "illegal-move", "codeDescription": {"href":"https://example.org/"},
        "source": "arbiter", "message": "no", "tags": [1],
        "relatedInformation": [{"location":{"uri":"file:///a",
            "range":{"start":{"line":0,"character":0},"end":{"line":0,"character":0}}},
            "message":"here"}]})"));
    CHECK(Json(PublishDiagnosticsParams{"file:///a", std::nullopt, {}}) ==
          Json::parse(R"({"uri":"file:///a","diagnostics":[]})"));
    const WorkspaceEdit edit{"file:///a", std::nullopt, {{{{0, 0}, {0, 1}}, "x"}}};
    CHECK(Json(edit) == Json::parse(R"({"changes":{"file:///a":[{"newText":"x",
        "range":{"start":{"line":0,"character":0},"end":{"line":0,"character":1}}}]}})"));
    CHECK(Json(WorkspaceEdit{"file:///a", 3, {}}) ==
          Json::parse(R"({"documentChanges":[{"textDocument":{"uri":"file:///a","version":3},
                          "edits":[]}]})"));
    CHECK(Json(DocumentDiagnosticReport{"3", std::nullopt}) ==
          Json::parse(R"({"kind":"unchanged","resultId":"3"})"));
    CHECK(Json(DocumentDiagnosticReport{"3", std::vector<Diagnostic>{}}) ==
          Json::parse(R"({"kind":"full","resultId":"3","items":[]})"));
    CHECK(Json(Hover{{MarkupKind::markdown, "**e4**"}, {}})["contents"] ==
          Json::parse(R"({"kind":"markdown","value":"**e4**"})"));
    CHECK(Json(LogTraceParams{"x"}) == Json::parse(R"({"message":"x"})"));
}
