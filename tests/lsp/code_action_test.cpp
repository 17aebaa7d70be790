#include "lsp/session_peer.h"
#include "support/catch.hpp"
#include "text/edit.h"
#include "text/line_index.h"

#include <algorithm>
#include <string>

using namespace arbiter;
using lsp::Json;
using test::Peer;

namespace {

using test::game_uri;

const Json literals{
    {"textDocument",
     {{"codeAction", {{"codeActionLiteralSupport", {{"codeActionKind", {{"valueSet", {""}}}}}}}}}},
    {"workspace", {{"workspaceEdit", {{"documentChanges", true}}}}}};

Json position(int line, int character) {
    return {{"line", line}, {"character", character}};
}

Json request(const Json& start, const Json& end, const Json& only = nullptr) {
    Json context{{"diagnostics", Json::array()}};
    if (!only.is_null()) context["only"] = only;
    return {{"textDocument", {{"uri", game_uri}}},
            {"range", {{"start", start}, {"end", end}}},
            {"context", context}};
}

// The text after an action, as an editor applies it.
std::string applied(const std::string& text, const Json& edits) {
    const text::LineIndex index(text);
    const auto offset = [&index](const Json& at) {
        return static_cast<std::uint32_t>(
            index.offset({at.at("line"), at.at("character")}, text::PositionEncoding::utf16));
    };
    std::vector<text::Edit> out;
    for (const Json& edit : edits) {
        out.push_back({{offset(edit.at("range").at("start")), offset(edit.at("range").at("end"))},
                       edit.at("newText").get<std::string>()});
    }
    return text::apply(text, out);
}

std::string applied(const std::string& text, const Json& action, int version) {
    const Json& change = action.at("edit").at("documentChanges").at(0);
    CHECK(change.at("textDocument") == Json{{"uri", game_uri}, {"version", version}});
    return applied(text, change.at("edits"));
}

// The first action of that kind about that rule.
Json find_action(const Json& actions, const std::string& rule) {
    for (const Json& action : actions) {
        if (action.at("diagnostics").at(0).at("code") == rule) return action;
    }
    FAIL("no action for " << rule << " in " << actions.dump(1));
    return {};
}

} // namespace

TEST_CASE("a finding's fix is a quick fix where the cursor is") {
    const std::string text = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *\n";
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, text, 3);
    const Json actions =
        peer.result("textDocument/codeAction", request(position(0, 35), position(0, 35)));
    const Json action = find_action(actions, "castling-form");
    CHECK(action.at("kind") == "quickfix");
    CHECK(action.at("isPreferred") == true);
    CHECK(action.at("diagnostics").size() == 1);
    CHECK_FALSE(action.at("title").get<std::string>().empty());
    CHECK(applied(text, action, 3) == "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\n");
}

TEST_CASE("a cursor elsewhere gets no quick fix") {
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *\n");
    const auto at = [&peer](int character) {
        return peer.result("textDocument/codeAction",
                           request(position(0, character), position(0, character)));
    };
    CHECK(at(4) == Json::array());
    CHECK(at(34).size() == 3); // it touches: to mend it, and two ways to ignore it
    CHECK(at(37).size() == 3);
    CHECK(at(38) == Json::array());
}

TEST_CASE("a fix that needs a person is not preferred") {
    const std::string text =
        "1. e4 e5 2. Bc4 Nc6 3. Qf3 d6 4. Qxf8# *\n"; // the pawn on f7 is there
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, text);
    const Json actions =
        peer.result("textDocument/codeAction", request(position(0, 34), position(0, 34)));
    const Json action = find_action(actions, "illegal-move");
    CHECK_FALSE(action.contains("isPreferred"));
    CHECK(applied(text, action, 1) == "1. e4 e5 2. Bc4 Nc6 3. Qf3 d6 4. Qxf7# *\n");
}

TEST_CASE("a fix may be of an earlier move than the one that can't be played") {
    const std::string text = "1. e4 e5 2. Nf3 d6 3. d3 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 "
                             "7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 *\n";
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, text);
    const Json actions =
        peer.result("textDocument/codeAction", request(position(0, 32), position(0, 32)));
    const Json action = find_action(actions, "illegal-move");
    CHECK(action.at("title") == "Write d4 for 3. d3");
    CHECK_FALSE(action.contains("isPreferred"));
    std::string mended = text;
    mended.replace(mended.find("d3"), 2, "d4");
    CHECK(applied(text, action, 1) == mended);
}

TEST_CASE("of several near misses each is offered, and none preferred or applied with all") {
    const std::string text = "1. e4 e5 2. Nf3 Nc6 3. Bb6 Nf6 4. O-O d6 5. d4 exd4 *\n";
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, text);
    const auto at = [&](const Json& only) {
        return peer.result("textDocument/codeAction",
                           request(position(0, 23), position(0, 23), only));
    };
    std::vector<std::string> titles;
    for (const Json& action : at(Json::array({"quickfix"}))) {
        CHECK_FALSE(action.contains("isPreferred"));
        const std::string title = action.at("title");
        if (!title.starts_with("Ignore")) titles.push_back(title);
    }
    CHECK(titles == std::vector<std::string>{"Write Ba6", "Write Bb5"});
    CHECK(at(Json::array({"source.fixAll"})).dump().find("Bb5") == std::string::npos);
}

TEST_CASE("the kinds that a client asks for are hierarchical") {
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *\n");
    const auto kinds = [&peer](const Json& only) {
        std::vector<std::string> out;
        for (const Json& action : peer.result("textDocument/codeAction",
                                              request(position(0, 35), position(0, 35), only))) {
            out.push_back(action.at("kind"));
        }
        return out;
    };
    using Kinds = std::vector<std::string>;
    const Kinds quick_fixes(3, "quickfix"); // one mends, two ignore
    CHECK(kinds(nullptr) == quick_fixes);
    CHECK(kinds(Json::array()) == quick_fixes);
    CHECK(kinds({"quickfix"}) == quick_fixes);
    CHECK(kinds({"source"}) == Kinds{"source.fixAll.arbiter"});
    CHECK(kinds({"source.fixAll"}) == Kinds{"source.fixAll.arbiter"});
    CHECK(kinds({"source.fixAll.arbiter"}) == Kinds{"source.fixAll.arbiter"});
    CHECK(kinds({"source.fixAll.eslint"}).empty());
    CHECK(kinds({"source.fix"}).empty());
    CHECK(kinds({"refactor.extract"}).empty());
    CHECK(kinds({"quickfix", "source.fixAll"}) ==
          Kinds{"quickfix", "quickfix", "quickfix", "source.fixAll.arbiter"});
}

TEST_CASE("a menu that a person opens has the notations, a light bulb has not") {
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, "1. e4 e5 2. Nf3 Nc6 *\n");
    const auto titles = [&peer](int trigger) {
        Json params = request(position(0, 4), position(0, 4));
        params["context"]["triggerKind"] = trigger;
        std::vector<std::string> out;
        for (const Json& action : peer.result("textDocument/codeAction", params))
            out.push_back(action.at("title"));
        return out;
    };
    using Titles = std::vector<std::string>;
    CHECK(titles(1) == Titles{"Write the moves of this game in figurine notation",
                              "Write the moves of this game in long algebraic notation",
                              "Write the moves of this game in UCI"});
    CHECK(titles(2).empty());
}

TEST_CASE("a selection ends before its last position") {
    const std::string text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n";
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, text);
    const auto converted = [&](int begin, int end) {
        const Json actions =
            peer.result("textDocument/codeAction", request(position(0, begin), position(0, end),
                                                           {"refactor.rewrite.notation.uci"}));
        return actions.empty() ? std::string() : applied(text, actions[0], 1);
    };
    CHECK(converted(12, 15) == "1. e4 e5 2. g1f3 Nc6 3. Bb5 *\n");
    CHECK(converted(12, 16) == "1. e4 e5 2. g1f3 Nc6 3. Bb5 *\n");  // with the blank behind
    CHECK(converted(14, 17) == "1. e4 e5 2. g1f3 b8c6 3. Bb5 *\n"); // parts of two moves
    CHECK(converted(15, 16).empty());
}

TEST_CASE("fix all applies every safe fix of every game") {
    const std::string text = "[Event \"é\"]\r\n\r\n1. e4 e5 2. Ngf3 Nc6 3. Bc4 Bc5 4. 0-0 *\r\n\r\n"
                             "[Event \"b\"]\r\n\r\n1. Ngf3 Ke3 *\r\n";
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, text, 9);
    const Json actions = peer.result("textDocument/codeAction",
                                     request(position(0, 0), position(0, 0), {"source.fixAll"}));
    REQUIRE(actions.size() == 1);
    const std::string fixed = applied(text, actions[0], 9);
    CHECK(fixed.find("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *\r\n") != std::string::npos);
    CHECK(fixed.find("1. Nf3 Ke3 *\r\n") != std::string::npos); // Ke3 needs a person
    CHECK(std::ranges::count(fixed, '\n') == std::ranges::count(fixed, '\r'));

    peer.change(game_uri, 10, Json::array({{{"text", fixed}}}));
    CHECK(peer.result("textDocument/codeAction",
                      request(position(0, 0), position(0, 0), {"source.fixAll"})) == Json::array());
}

TEST_CASE("behind what mends a finding are ways to ignore it") {
    const std::string text = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 *\n";
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, text);
    const Json actions =
        peer.result("textDocument/codeAction", request(position(0, 35), position(0, 35)));
    REQUIRE(actions.size() == 3);
    CHECK(actions[1].at("title") == "Ignore castling-form for this move");
    CHECK(applied(text, actions[1], 1) ==
          "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 {arbiter: ignore castling-form} Nf6 *\n");
    CHECK(actions[2].at("title") == "Ignore castling-form in this game");
    CHECK(applied(text, actions[2], 1) == "{arbiter: ignore castling-form} " + text);
    CHECK_FALSE(actions[1].contains("isPreferred"));
}

TEST_CASE("clients without versions in edits get plain changes") {
    Peer peer;
    Json capabilities = literals;
    capabilities.erase("workspace");
    peer.initialize(capabilities);
    const std::string text = "1. Ngf3 *\n";
    peer.open(game_uri, text);
    const Json actions =
        peer.result("textDocument/codeAction", request(position(0, 0), position(1, 0)));
    const Json action = find_action(actions, "needless-disambiguation");
    CHECK(applied(text, action.at("edit").at("changes").at(game_uri)) == "1. Nf3 *\n");
}

TEST_CASE("clients that know only commands get no actions") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, "1. Ngf3 *\n");
    CHECK(peer.result("textDocument/codeAction", request(position(0, 0), position(1, 0))) ==
          Json::array());
}

TEST_CASE("a selection of a whole file gives a menu, not a flood") {
    std::string text;
    for (int i = 0; i < 300; ++i)
        text += "[Event \"x\"]\n\n1. Ngf3 *\n\n";
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, text);
    CHECK(
        peer.result("textDocument/codeAction", request(position(0, 0), position(9999, 0))).size() ==
        100);
    peer.open(game_uri, "");
    CHECK(peer.result("textDocument/codeAction", request(position(0, 0), position(9, 0))) ==
          Json::array());
}

TEST_CASE("moves are converted for a game, a selection, and a document") {
    const std::string first = "1. e4 e5 2. Nf3 {Nf3} Nc6 *\n\n";
    const std::string text = "[Event \"a\"]\n\n" + first + "[Event \"b\"]\n\n1. Nc3 Nf6 *\n";
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, text, 2);
    const auto convert = [&](const Json& start, const Json& end, const char* kind) {
        const Json actions = peer.result("textDocument/codeAction", request(start, end, {kind}));
        REQUIRE(actions.size() == 1);
        CHECK(actions.at(0).at("kind") == kind);
        return applied(text, actions.at(0), 2);
    };
    CHECK(convert(position(2, 3), position(2, 3), "refactor.rewrite.notation.de") ==
          "[Event \"a\"]\n\n1. e4 e5 2. Sf3 {Nf3} Sc6 *\n\n[Event \"b\"]\n\n1. Nc3 Nf6 *\n");
    CHECK(convert(position(2, 6), position(2, 14), "refactor.rewrite.notation.uci") ==
          "[Event \"a\"]\n\n1. e4 e7e5 2. g1f3 {Nf3} Nc6 *\n\n[Event \"b\"]\n\n1. Nc3 Nf6 *\n");
    CHECK(convert(position(0, 0), position(0, 0), "refactor.rewrite.fileNotation.ru") ==
          "[Event \"a\"]\n\n1. e4 e5 2. Кf3 {Nf3} Кc6 *\n\n[Event \"b\"]\n\n1. Кc3 Кf6 *\n");
}

TEST_CASE("a menu offers the usual notations, and none that changes nothing") {
    Peer peer;
    peer.initialize(literals);
    peer.open(game_uri, "1. e4 e5 2. Nf3 *\n");
    std::vector<std::string> kinds;
    for (const Json& action : peer.result("textDocument/codeAction",
                                          request(position(0, 4), position(0, 4), {"refactor"}))) {
        kinds.push_back(action.at("kind"));
    }
    CHECK(kinds == std::vector<std::string>{
                       "refactor.rewrite.notation.figurine", "refactor.rewrite.notation.lan",
                       "refactor.rewrite.notation.uci", "refactor.rewrite.fileNotation.figurine",
                       "refactor.rewrite.fileNotation.lan", "refactor.rewrite.fileNotation.uci"});
}
