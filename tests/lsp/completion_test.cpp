#include "lsp/session_peer.h"
#include "support/catch.hpp"

#include <algorithm>
#include <string>

using namespace arbiter;
using lsp::Json;
using test::Peer;

namespace {

using test::game_uri;

Json item(Peer& peer, int line, int character, const std::string& label) {
    const Json list = peer.result("textDocument/completion",
                                  {{"textDocument", {{"uri", game_uri}}},
                                   {"position", {{"line", line}, {"character", character}}}});
    const auto found = std::ranges::find_if(
        list.at("items"), [&](const Json& item) { return item.at("label") == label; });
    return found == list.at("items").end() ? Json() : *found;
}

Json capabilities(const Json& of_item) {
    return {{"textDocument", {{"completion", {{"completionItem", of_item}}}}}};
}

} // namespace

TEST_CASE("a completion replaces the word at the cursor") {
    Peer peer;
    peer.initialize(capabilities({{"documentationFormat", {"markdown"}}}));
    peer.open(game_uri, "[Event \"?\"]\n\n{🐍} 1. e4 e5 2. N *\n");
    const Json move = item(peer, 2, 18, "Nf3");
    REQUIRE(move.is_object());
    CHECK(move.at("textEdit") ==
          Json::parse(R"({"newText":"Nf3","range":{"start":{"line":2,"character":17},)"
                      R"("end":{"line":2,"character":18}}})"));
    CHECK(move.at("insertTextFormat") == 1);
    CHECK(move.at("documentation").at("kind") == "markdown");
}

TEST_CASE("where the cursor goes is told to clients that know snippets") {
    const auto inserted = [](const Json& of_item) {
        Peer peer;
        peer.initialize(capabilities(of_item));
        peer.open(game_uri, "[Ev");
        const Json tag = item(peer, 0, 3, "Event");
        return std::pair{tag.at("insertTextFormat"), tag.at("textEdit").at("newText")};
    };
    CHECK(inserted({{"snippetSupport", true}}) == std::pair<Json, Json>{2, "Event \"$0\"]"});
    CHECK(inserted(Json::object()) == std::pair<Json, Json>{1, "Event \"\"]"});
}

TEST_CASE("an empty document has completions") {
    Peer peer;
    peer.initialize(Json::object());
    peer.open(game_uri, "");
    CHECK(item(peer, 0, 0, "e4").is_object());
}
