#include "lsp/session_peer.h"
#include "support/catch.hpp"

#include <string>

using namespace arbiter;
using lsp::Json;
using test::Peer;

namespace {

using test::game_uri;

Json hover(Peer& peer, int line, int character) {
    return peer.result("textDocument/hover",
                       {{"textDocument", {{"uri", game_uri}}},
                        {"position", {{"line", line}, {"character", character}}}});
}

Json formats(const Json& list) {
    return {{"textDocument", {{"hover", {{"contentFormat", list}}}}}};
}

// Of the position after 1. e4, from the rules of chess.
const std::string fen_after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";

} // namespace

TEST_CASE("hovering a move tells the position after it") {
    Peer peer;
    peer.initialize(formats({"markdown", "plaintext"}));
    peer.open(game_uri, "{🐍} 1. e4 e5 *\n");
    const Json result = hover(peer, 0, 8);
    CHECK(result.at("contents").at("kind") == "markdown");
    CHECK(result.at("contents").at("value").get<std::string>().find(fen_after_e4) !=
          std::string::npos);
    CHECK(result.at("range") ==
          Json::parse(R"({"start":{"line":0,"character":8},"end":{"line":0,"character":10}})"));
}

TEST_CASE("the format is the first of the client's list that the server knows") {
    const auto kind = [](const Json& list) {
        Peer peer;
        peer.initialize(formats(list));
        peer.open(game_uri, "1. e4 *\n");
        return hover(peer, 0, 3)["contents"]["kind"].get<std::string>();
    };
    CHECK(kind({"plaintext", "markdown"}) == "plaintext");
    CHECK(kind({"markdown"}) == "markdown");
    CHECK(kind({"html", "markdown"}) == "markdown");
    CHECK(kind(Json::array()) == "plaintext");
    CHECK(kind(nullptr) == "plaintext");
}

TEST_CASE("a client that shows images gets the board as one") {
    const auto value = [](const Json& options) {
        Peer peer;
        peer.initialize(formats({"markdown"}), options);
        peer.open(game_uri, "1. e4 *\n");
        return hover(peer, 0, 3)["contents"]["value"].get<std::string>();
    };
    const std::string image = "data:image/svg+xml;base64,";
    CHECK(value({{"hover", {{"svg", true}}}}).find(image) != std::string::npos);
    CHECK(value({{"hover", {{"svg", false}}}}).find(image) == std::string::npos);
    CHECK(value({{"hover", {{"svg", "yes"}}}}).find(image) == std::string::npos);
    CHECK(value(nullptr).find(image) == std::string::npos);
}

TEST_CASE("hovering nothing gives null") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, "");
    CHECK(hover(peer, 0, 0).is_null());
    CHECK(hover(peer, 9, 9).is_null());
    peer.open(game_uri, "1. e4   *\n");
    CHECK(hover(peer, 0, 6).is_null());
}

TEST_CASE("hovering works in every game of a file") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, "[Event \"a\"]\n\n1. d4 *\n\n[Event \"b\"]\n\n1. e4 *\n");
    CHECK(hover(peer, 6, 4)["contents"]["value"].get<std::string>().find(fen_after_e4) !=
          std::string::npos);
}

TEST_CASE("a file that is no game keeps nobody waiting") {
    Peer peer;
    peer.initialize(formats({"markdown"}));
    std::string text = "1. e4 e5\n";
    while (text.size() <= game::max_game_size)
        text += "1. e4 e5\n";
    peer.open(game_uri, text);
    CHECK(hover(peer, 0, 3).is_null());
}
