#include "lsp/file_uri.h"
#include "lsp/session_peer.h"
#include "support/catch.hpp"
#include "support/folder.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace arbiter;
using lsp::Json;
using test::Folder;
using test::Peer;

namespace {

// Two findings: check-mark in line 0, castling-form in line 1.
const std::string loose = "1. e4+ e5 2. Nf3 Nc6 3. Bc4 Bc5\n4. 0-0 *\n";

std::vector<std::string> codes(const Json& diagnostics) {
    std::vector<std::string> out;
    for (const Json& diagnostic : diagnostics)
        out.push_back(diagnostic.at("code"));
    std::erase(out, "roster-missing");
    return out;
}

// A client with a document in a folder on disk.
struct Editor {
    explicit Editor(const Json& capabilities = Json::object(), const Json& options = nullptr) {
        peer.initialize(capabilities, options);
    }

    std::string uri(const std::string& name) const {
        return lsp::file_uri((folder.path() / name).string());
    }
    void open(const std::string& name) { peer.open(uri(name), loose); }

    // The codes of the last diagnostics that were published of the file; "none" where none were.
    std::vector<std::string> published(const std::string& name) {
        peer.settle();
        std::vector<std::string> out{"none"};
        for (const Json& params : peer.take_published())
            if (params.at("uri") == uri(name)) out = codes(params.at("diagnostics"));
        return out;
    }

    void changed(const std::string& name) {
        peer.notify("workspace/didChangeWatchedFiles",
                    {{"changes", {{{"uri", uri(name)}, {"type", 2}}}}});
    }

    std::vector<std::string> take_shown() {
        std::vector<std::string> out;
        for (const Json& params : peer.take("window/showMessage"))
            out.push_back(params.at("message"));
        return out;
    }

    Folder folder;
    Peer peer;
};

using Codes = std::vector<std::string>;
const Codes both{"check-mark", "castling-form"};

} // namespace

TEST_CASE("the configuration of the document's folder holds") {
    Editor editor;
    editor.folder.write(".arbiter.toml", "ignore = [\"castling-form\"]\n"
                                         "[[overrides]]\nfiles = [\"x/*\"]\n"
                                         "severity.check-mark = \"error\"\n");
    editor.open("a.pgn");
    CHECK(editor.published("a.pgn") == Codes{"check-mark"});
    editor.open("x/b.pgn");
    editor.peer.settle();
    const auto published = editor.peer.take_published();
    REQUIRE(published.size() == 1);
    for (const Json& diagnostic : published[0].at("diagnostics"))
        if (diagnostic.at("code") == "check-mark") CHECK(diagnostic.at("severity") == 1);
}

TEST_CASE("no more is told than the configuration wants, the gravest first") {
    Editor editor(Json::object(),
                  {{"max-findings-per-file", 1}, {"severity", {{"castling-form", "error"}}}});
    editor.open("a.pgn");
    CHECK(editor.published("a.pgn") == Codes{"castling-form"});
}

TEST_CASE("documents without a file have the editor's settings") {
    Editor editor(Json::object(), {{"ignore", {"check-mark"}}, {"hover", {{"svg", true}}}});
    editor.peer.open("untitled:Untitled-1", loose);
    editor.peer.settle();
    CHECK(codes(editor.peer.take_published().at(0).at("diagnostics")) == Codes{"castling-form"});
    CHECK(editor.take_shown().empty());
}

TEST_CASE("a changed configuration is seen, by watching or by saving") {
    Editor editor;
    editor.open("a.pgn");
    CHECK(editor.published("a.pgn") == both);
    editor.folder.write(".arbiter.toml", "ignore = [\"castling-form\"]\n");
    editor.changed(".arbiter.toml");
    CHECK(editor.published("a.pgn") == Codes{"check-mark"});

    editor.folder.write(".arbiter.toml", "ignore = [\"check-mark\"]\n");
    editor.changed("other.pgn");
    CHECK(editor.published("a.pgn") == Codes{"none"});
    editor.peer.notify("textDocument/didSave", {{"textDocument", {{"uri", editor.uri("a.pgn")}}}});
    CHECK(editor.published("a.pgn") == Codes{"castling-form"});
    // What changes nothing is not told again.
    editor.changed(".arbiter.toml");
    CHECK(editor.published("a.pgn") == Codes{"none"});
}

TEST_CASE("the editor's settings are stronger than the file, and may change") {
    Editor editor(Json::object(), {{"severity", {{"check-mark", "off"}}}});
    editor.folder.write(".arbiter.toml", "extend-select = [\"check-mark\"]\n");
    editor.open("a.pgn");
    CHECK(editor.published("a.pgn") == Codes{"castling-form"});
    for (const Json& settings : {Json{{"ignore", {"castling-form"}}},
                                 Json{{"arbiter", {{"ignore", {"castling-form"}}}}}}) {
        editor.peer.notify("workspace/didChangeConfiguration", {{"settings", settings}});
        editor.peer.settle();
    }
    CHECK(editor.published("a.pgn") == Codes{"check-mark"});
    editor.peer.notify("workspace/didChangeConfiguration", {{"settings", nullptr}});
    CHECK(editor.published("a.pgn") == Codes{"none"});
}

TEST_CASE("a client that tells its settings is asked for them, at first and when they change") {
    Editor editor({{"workspace", {{"configuration", true}}}}, {{"ignore", {"castling-form"}}});
    auto asked = editor.peer.take("workspace/configuration");
    REQUIRE(asked.size() == 1);
    CHECK(asked[0] == Json{{"items", Json::array({{{"section", "arbiter"}}})}});
    const auto answer = [&](const std::string& id, const Json& result) {
        editor.peer.send(Json{{"jsonrpc", "2.0"}, {"id", id}, {"result", result}}.dump());
    };
    editor.open("a.pgn");
    CHECK(editor.published("a.pgn") == Codes{"check-mark"});
    answer("arbiter-7", Json::array({{{"ignore", {"all"}}}})); // of nothing that was asked
    CHECK(editor.published("a.pgn") == Codes{"none"});
    answer("arbiter-1", Json::array({{{"ignore", {"check-mark"}}}}));
    CHECK(editor.published("a.pgn") == Codes{"castling-form"});

    editor.peer.notify("workspace/didChangeConfiguration", {{"settings", nullptr}});
    editor.peer.notify("workspace/didChangeConfiguration", {{"settings", nullptr}});
    CHECK(editor.peer.take("workspace/configuration").size() == 2);
    answer("arbiter-2", Json::array({{{"ignore", {"all"}}}})); // overtaken
    CHECK(editor.published("a.pgn") == Codes{"none"});
    answer("arbiter-3", Json::array({Json::object()}));
    CHECK(editor.published("a.pgn") == both);
}

TEST_CASE("answers without settings change nothing") {
    Editor editor({{"workspace", {{"configuration", true}}}}, {{"ignore", {"castling-form"}}});
    editor.open("a.pgn");
    CHECK(editor.published("a.pgn") == Codes{"check-mark"});
    int number = 0;
    for (const Json& result : {Json(nullptr), Json::array(), Json::array({nullptr}), Json("x")}) {
        editor.peer.send(Json{
            {"jsonrpc", "2.0"}, {"id", "arbiter-" + std::to_string(++number)}, {"result", result}}
                             .dump());
        CHECK(editor.published("a.pgn") == Codes{"none"});
        editor.peer.notify("workspace/didChangeConfiguration", {{"settings", nullptr}});
    }
    CHECK(editor.take_shown().empty());
}

TEST_CASE("a client that can is asked to tell of changed settings") {
    const Json workspace{{"didChangeConfiguration", {{"dynamicRegistration", true}}}};
    Editor editor(Json{{"workspace", workspace}});
    const auto asked = editor.peer.take("client/registerCapability");
    REQUIRE(asked.size() == 1);
    REQUIRE(asked[0].at("registrations").size() == 1);
    const Json& registration = asked[0].at("registrations")[0];
    CHECK(registration.at("method") == "workspace/didChangeConfiguration");
    CHECK(registration.at("registerOptions") == Json{{"section", "arbiter"}});
    CHECK(editor.peer.take("workspace/configuration").empty());
}

TEST_CASE("settings that can't be understood are shown") {
    Editor editor(Json::object(), {{"profile", "stict"}, {"ignore", {"all"}}});
    CHECK(editor.take_shown() ==
          Codes{"settings: there is no profile 'stict'; did you mean strict?"});
    editor.open("a.pgn");
    CHECK(editor.published("a.pgn").empty());
}

TEST_CASE("a broken configuration is told on its own file, and once to the user") {
    Editor editor;
    editor.folder.write(".arbiter.toml", "\nignore = [\"chek-mark\"]\n");
    editor.open("a.pgn");
    editor.open("b.pgn");
    CHECK(editor.take_shown().size() == 1);
    CHECK(editor.published(".arbiter.toml") == Codes{"configuration"});
    editor.changed(".arbiter.toml");
    CHECK(editor.published(".arbiter.toml") == Codes{"none"});
    editor.folder.write(".arbiter.toml", "\nignore = [\"check-mark\"]\n");
    editor.changed(".arbiter.toml");
    CHECK(editor.published(".arbiter.toml").empty());
    editor.folder.write(".arbiter.toml", "=");
    editor.changed(".arbiter.toml");
    CHECK(editor.published(".arbiter.toml") == Codes{"configuration"});
    editor.folder.remove(".arbiter.toml");
    editor.changed(".arbiter.toml");
    CHECK(editor.published(".arbiter.toml").empty());
}

TEST_CASE("clients that watch files when asked are asked, and pull clients are told to ask again") {
    const Json capabilities{{"textDocument", {{"diagnostic", Json::object()}}},
                            {"workspace",
                             {{"didChangeWatchedFiles", {{"dynamicRegistration", true}}},
                              {"diagnostics", {{"refreshSupport", true}}}}}};
    Editor editor(capabilities);
    const auto asked = editor.peer.take("client/registerCapability");
    REQUIRE(asked.size() == 1);
    CHECK(asked[0].at("registrations")[0].at("registerOptions") ==
          Json{{"watchers", {{{"globPattern", "**/.arbiter.toml"}}}}});
    editor.open("a.pgn");
    editor.folder.write(".arbiter.toml", "ignore = [\"all\"]\n");
    editor.changed(".arbiter.toml");
    CHECK(editor.peer.take("workspace/diagnostic/refresh").size() == 1);
    const Json report = editor.peer.result("textDocument/diagnostic",
                                           {{"textDocument", {{"uri", editor.uri("a.pgn")}}}});
    CHECK(report.at("items").empty());
    CHECK(Editor().peer.take("client/registerCapability").empty());
}

TEST_CASE("what the top of a document ignores follows its edits") {
    Editor editor;
    const std::string uri = editor.uri("a.pgn");
    const std::string games = loose + "\n[Event \"x\"]\n\n1. e4+ *\n";
    editor.peer.open(uri, "% arbiter: ignore-file check-mark nag-range\n" + games);
    CHECK(editor.published("a.pgn") == Codes{"unused-suppression", "castling-form"});
    editor.peer.change(uri, 2, Json::array({{{"text", games}}}));
    CHECK(editor.published("a.pgn") == Codes{"check-mark", "castling-form", "check-mark"});
    editor.peer.change(uri, 3,
                       Json::array({{{"range",
                                      {{"start", {{"line", 0}, {"character", 0}}},
                                       {"end", {{"line", 0}, {"character", 0}}}}},
                                     {"text", "% arbiter: ignore-file castling-form\n"}}}));
    CHECK(editor.published("a.pgn") == Codes{"check-mark", "check-mark"});
}

TEST_CASE("lines are laid out as long as configured") {
    Editor editor;
    editor.folder.write(".arbiter.toml", "line-length = 30\n");
    const auto lines = [&] {
        const Json edits = editor.peer.result(
            "textDocument/formatting", {{"textDocument", {{"uri", editor.uri("a.pgn")}}},
                                        {"options", {{"tabSize", 4}, {"insertSpaces", true}}}});
        std::vector<int> broken; // characters before a break that is new
        for (const Json& edit : edits)
            if (edit.at("newText") == "\n")
                broken.push_back(edit.at("range").at("start").at("character"));
        return broken;
    };
    editor.peer.open(editor.uri("a.pgn"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n");
    CHECK(lines() == std::vector{29});
    editor.folder.write(".arbiter.toml", "line-length = 20\n");
    editor.changed(".arbiter.toml");
    CHECK(lines() == std::vector{19, 40});
    editor.folder.write(".arbiter.toml", "profile = \"archive\"\n");
    editor.changed(".arbiter.toml");
    CHECK(lines().empty());
}
