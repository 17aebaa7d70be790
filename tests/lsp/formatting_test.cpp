#include "lsp/session_peer.h"
#include "support/catch.hpp"

#include <string>

using namespace arbiter;
using lsp::Json;
using test::Peer;

namespace {

using test::game_uri;

const Json format_options{{"tabSize", 4}, {"insertSpaces", true}};

Json format(Peer& peer) {
    return peer.result("textDocument/formatting",
                       {{"textDocument", {{"uri", game_uri}}}, {"options", format_options}});
}

Json format_lines(Peer& peer, int first, int last) {
    return peer.result("textDocument/rangeFormatting",
                       {{"textDocument", {{"uri", game_uri}}},
                        {"range",
                         {{"start", {{"line", first}, {"character", 0}}},
                          {"end", {{"line", last}, {"character", 0}}}}},
                        {"options", format_options}});
}

Json edit(int line, int begin, int end, const char* text) {
    return {{"range",
             {{"start", {{"line", line}, {"character", begin}}},
              {"end", {{"line", line}, {"character", end}}}}},
            {"newText", text}};
}

} // namespace

TEST_CASE("formatting changes no more than what differs") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, "[Event \"🐍\"]\n\n1.  e4 {🐍}  1... e5 *\n");
    CHECK(format(peer) == Json::array({edit(2, 2, 4, " "), edit(2, 11, 13, " ")}));
}

TEST_CASE("formatting a part formats the games that it touches") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, "[Event \"a\"]\n\n1. e4  *\n\n[Event \"b\"]\n\n1. d4  *\n\n"
                        "[Event \"c\"]\n\n1. c4  *\n");
    CHECK(format_lines(peer, 5, 6) == Json::array({edit(6, 5, 7, " ")}));
    CHECK(format(peer).size() == 3);
}

TEST_CASE("a game that can't be formatted, and an empty document, get no edits") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, "1.  e4 {never closed\n");
    CHECK(format(peer) == Json::array());
    peer.open("file:///empty.pgn", "");
    CHECK(peer.result("textDocument/formatting", {{"textDocument", {{"uri", "file:///empty.pgn"}}},
                                                  {"options", format_options}}) == Json::array());
}
