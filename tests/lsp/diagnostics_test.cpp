#include "lsp/session_peer.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <algorithm>
#include <chrono>
#include <string>

using namespace arbiter;
using lsp::Json;
using test::Peer;
using namespace std::chrono_literals;

namespace {

using test::game_uri;
const std::string clean = "1. e4 e5 2. Nf3 Nc6 *\n";
const std::string illegal = "1. e4 e5 2. Ke3 Nc6 *\n";

const Json publish_capabilities{{"textDocument",
                                 {{"publishDiagnostics",
                                   {{"relatedInformation", true},
                                    {"codeDescriptionSupport", true},
                                    {"tagSupport", {{"valueSet", {1, 2}}}}}}}}};

const Json pull_capabilities{{"textDocument", {{"diagnostic", Json::object()}}}};

Json whole(const std::string& text) {
    return Json::array({{{"text", text}}});
}

// The diagnostics of one rule.
std::vector<Json> of_rule(const Json& diagnostics, const std::string& rule) {
    std::vector<Json> out;
    std::ranges::copy_if(diagnostics, std::back_inserter(out),
                         [&rule](const Json& d) { return d.at("code") == rule; });
    return out;
}

Json range(int line, int begin, int end) {
    return {{"start", {{"line", line}, {"character", begin}}},
            {"end", {{"line", line}, {"character", end}}}};
}

} // namespace

TEST_CASE("a document that opens gets its diagnostics") {
    Peer peer;
    peer.initialize(publish_capabilities);
    peer.open(game_uri, illegal, 7);
    peer.settle();
    const auto published = peer.take_published();
    REQUIRE(published.size() == 1);
    CHECK(published[0].at("uri") == game_uri);
    CHECK(published[0].at("version") == 7);
    const auto found = of_rule(published[0].at("diagnostics"), "illegal-move");
    REQUIRE(found.size() == 1);
    CHECK(found[0].at("range") == range(0, 12, 15));
    CHECK(found[0].at("severity") == 1);
    CHECK(found[0].at("source") == "arbiter");
    CHECK(found[0].at("message").get<std::string>().starts_with("Ke3 is illegal"));
    CHECK_FALSE(found[0].contains("codeDescription")); // nobody said where the pages are
}

TEST_CASE("a document without findings gets an empty list") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, "");
    peer.settle();
    const auto published = peer.take_published();
    REQUIRE(published.size() == 1);
    CHECK(published[0].at("diagnostics") == Json::array());
}

TEST_CASE("codes link to the documentation where the client says where it is") {
    Peer peer;
    peer.initialize(publish_capabilities, {{"documentationUrl", "https://example.org/rules"}});
    peer.open(game_uri, illegal);
    peer.settle();
    const auto found = of_rule(peer.take_published().at(0).at("diagnostics"), "illegal-move");
    CHECK(found.at(0)["codeDescription"]["href"] == "https://example.org/rules/illegal-move.md");
}

TEST_CASE("codes link to the pages that came with the program, unless the client has others") {
    const auto href = [](const Json& options) {
        Peer peer({"1.2.3", std::nullopt, {}, "file:///usr/share/doc/arbiter/rules/"});
        peer.initialize(publish_capabilities, options);
        peer.open(game_uri, illegal);
        peer.settle();
        const auto found = of_rule(peer.take_published().at(0).at("diagnostics"), "illegal-move");
        return found.at(0)["codeDescription"]["href"].get<std::string>();
    };
    CHECK(href(nullptr) == "file:///usr/share/doc/arbiter/rules/illegal-move.md");
    CHECK(href({{"documentationUrl", "https://example.org"}}) ==
          "https://example.org/illegal-move.md");
}

TEST_CASE("a client gets only what it knows") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, illegal);
    peer.settle();
    const Json diagnostics = peer.take_published().at(0).at("diagnostics");
    REQUIRE_FALSE(diagnostics.empty());
    for (const Json& d : diagnostics) {
        CHECK_FALSE(d.contains("codeDescription"));
        CHECK_FALSE(d.contains("relatedInformation"));
        CHECK_FALSE(d.contains("tags"));
    }
}

TEST_CASE("what should simply go is tagged as unnecessary") {
    Peer peer;
    peer.initialize(publish_capabilities);
    peer.open(game_uri, "1. Ngf3 *\n");
    peer.settle();
    const auto found =
        of_rule(peer.take_published().at(0).at("diagnostics"), "needless-disambiguation");
    REQUIRE(found.size() == 1);
    CHECK(found[0].at("range") == range(0, 4, 5));
    CHECK(found[0].at("tags") == Json::array({1}));
}

TEST_CASE("a change gets new diagnostics after a moment") {
    Peer peer({"", std::nullopt, lsp::Debounce::fixed(100ms)});
    peer.initialize();
    peer.open(game_uri, clean, 1);
    peer.settle();
    peer.take_published();
    const auto before = peer.now();
    peer.change(game_uri, 2, whole(illegal));
    CHECK(peer.waiting_jobs() == 0);
    REQUIRE(peer.session().next_due());
    CHECK(*peer.session().next_due() == before + 100ms);
    peer.settle();
    const auto published = peer.take_published();
    REQUIRE(published.size() == 1);
    CHECK(published[0].at("version") == 2);
    CHECK(of_rule(published[0].at("diagnostics"), "illegal-move").size() == 1);
}

TEST_CASE("only the newest version is published") {
    Peer peer({"", std::nullopt, lsp::Debounce::fixed(100ms)});
    peer.initialize();
    peer.open(game_uri, illegal, 1);
    peer.change(game_uri, 2, whole(illegal)); // before the first was looked at
    peer.change(game_uri, 3, whole(clean));
    peer.settle();
    const auto published = peer.take_published();
    REQUIRE(published.size() == 1);
    CHECK(published[0].at("version") == 3);
    CHECK(of_rule(published[0].at("diagnostics"), "illegal-move").empty());
}

TEST_CASE("results of an older version that are on their way are dropped") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, clean, 1);
    peer.settle();
    peer.take_published();
    peer.change(game_uri, 2, whole(illegal));
    peer.session().handle(lsp::Analysed{game_uri, 1, {}}, peer.now());
    CHECK(peer.take_published().empty());
}

TEST_CASE("closing empties the diagnostics, and nothing follows") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, illegal);
    peer.close(game_uri); // while the work waits
    auto published = peer.take_published();
    REQUIRE(published.size() == 1);
    CHECK(published[0].at("diagnostics") == Json::array());
    peer.settle();
    CHECK(peer.take_published().empty());
    peer.open(game_uri, illegal);
    peer.settle();
    CHECK(of_rule(peer.take_published().at(0).at("diagnostics"), "illegal-move").size() == 1);
}

TEST_CASE("nothing is published after shutdown") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, illegal);
    peer.begin("shutdown");
    peer.settle();
    CHECK(peer.take_published().empty());
}

TEST_CASE("columns count in the encoding that was settled") {
    const auto column = [](const char* encoding) {
        Peer peer;
        peer.initialize({{"general", {{"positionEncodings", Json::array({encoding})}}}});
        peer.open(game_uri, "[Event \"x\"]\r\n\r\n{é🐍} 1. Ke3 *\r\n");
        peer.settle();
        const auto found = of_rule(peer.take_published().at(0).at("diagnostics"), "illegal-move");
        REQUIRE(found.size() == 1);
        CHECK(found[0]["range"]["start"]["line"] == 2);
        return found[0]["range"]["start"]["character"].get<int>();
    };
    CHECK(column("utf-8") == 12);
    CHECK(column("utf-16") == 9);
    CHECK(column("utf-32") == 8);
}

TEST_CASE("the findings of the second game lie in the second game") {
    Peer peer;
    peer.initialize();
    peer.open(game_uri, "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. Ke3 *\n");
    peer.settle();
    const auto found = of_rule(peer.take_published().at(0).at("diagnostics"), "illegal-move");
    REQUIRE(found.size() == 1);
    CHECK(found[0].at("range") == range(6, 3, 6));
}

TEST_CASE("no more diagnostics than editors show, the severest first") {
    std::string text;
    for (int i = 0; i < 1500; ++i)
        text += "[Event \"x\"]\n\n1. Ngf3 *\n\n"; // warnings
    text += "[Event \"x\"]\n\n1. Ke3 *\n";
    Peer peer;
    peer.initialize();
    peer.open(game_uri, text);
    peer.settle();
    const Json diagnostics = peer.take_published().at(0).at("diagnostics");
    CHECK(diagnostics.size() == lsp::max_diagnostics);
    CHECK(of_rule(diagnostics, "illegal-move").size() == 1);
    const auto line = [](const Json& d) { return d["range"]["start"]["line"].get<int>(); };
    CHECK(std::ranges::is_sorted(diagnostics, {}, line));
}

TEST_CASE("a client that pulls diagnostics gets them by request only") {
    Peer peer;
    const Json capabilities =
        peer.answer(peer.initialize(pull_capabilities))["result"]["capabilities"];
    CHECK(capabilities.at("diagnosticProvider") == Json{{"identifier", "arbiter"},
                                                        {"interFileDependencies", false},
                                                        {"workspaceDiagnostics", false}});
    peer.open(game_uri, illegal);
    peer.settle();
    Json params{{"textDocument", {{"uri", game_uri}}}};
    const Json first = peer.result("textDocument/diagnostic", params);
    CHECK(first.at("kind") == "full");
    CHECK(of_rule(first.at("items"), "illegal-move").size() == 1);

    params["previousResultId"] = first.at("resultId");
    const Json second = peer.result("textDocument/diagnostic", params);
    CHECK(second == Json{{"kind", "unchanged"}, {"resultId", first.at("resultId")}});

    peer.change(game_uri, 2, whole(clean));
    const Json third = peer.result("textDocument/diagnostic", params);
    CHECK(third.at("kind") == "full");
    CHECK(of_rule(third.at("items"), "illegal-move").empty());
    peer.close(game_uri);
    CHECK(peer.take_published().empty());
}

TEST_CASE("a pull that is cancelled ends") {
    Peer peer;
    peer.initialize(pull_capabilities);
    peer.open(game_uri, illegal);
    const int id = peer.begin("textDocument/diagnostic", {{"textDocument", {{"uri", game_uri}}}});
    peer.notify("$/cancelRequest", {{"id", id}});
    peer.settle();
    CHECK(peer.answer(id)["error"]["code"] == -32800);
}

TEST_CASE("the work on a file gives way to a request") {
    std::string text;
    for (int i = 0; i < 3000; ++i)
        text += "[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    Peer peer;
    peer.initialize();
    peer.open(game_uri, text);
    const int id =
        peer.begin("textDocument/hover", {{"textDocument", {{"uri", game_uri}}},
                                          {"position", {{"line", 2}, {"character", 3}}}});
    int jobs = 0;
    while (peer.answer(id).is_null() && peer.run_job())
        ++jobs;
    CHECK(jobs <= 2); // one slice of the file, then the hover
    peer.settle();
    CHECK(peer.take_published().size() == 1);
}

TEST_CASE("a keystroke in a real file costs one game") {
    const auto text = test::read_shared("corpus/twic1389.pgn");
    if (!text) return;
    Peer peer;
    peer.initialize();
    auto started = std::chrono::steady_clock::now();
    peer.open(game_uri, *text);
    peer.settle();
    REQUIRE(peer.take_published().size() == 1);
    const auto whole_file = std::chrono::steady_clock::now() - started;

    const auto at = text->find("1. e4 ", text->size() / 2);
    const auto line =
        std::count(text->begin(), text->begin() + static_cast<std::ptrdiff_t>(at), '\n');
    Json position{{"line", line}, {"character", 3}};
    started = std::chrono::steady_clock::now();
    peer.change(
        game_uri, 2,
        Json::array({{{"range", {{"start", position}, {"end", position}}}, {"text", "K"}}}));
    peer.settle();
    const auto published = peer.take_published();
    const auto keystroke = std::chrono::steady_clock::now() - started;
    REQUIRE(published.size() == 1);
    CHECK(published[0].at("version") == 2);
    const auto found = of_rule(published[0].at("diagnostics"), "illegal-move");
    REQUIRE(found.size() == 1);
    CHECK(found[0]["range"]["start"] == position);
    CHECK(keystroke * 20 < whole_file);
}
