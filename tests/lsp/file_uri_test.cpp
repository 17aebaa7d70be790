#include "lsp/file_uri.h"
#include "support/catch.hpp"

#include <rapidcheck.h>

#include <string>

using namespace arbiter;

TEST_CASE("file URIs name paths") {
    CHECK(lsp::path_of("file:///home/a.pgn") == "/home/a.pgn");
    CHECK(lsp::path_of("file://localhost/home/a.pgn") == "/home/a.pgn");
    CHECK(lsp::path_of("file:///a%20b%c3%A9.pgn") == "/a b\u00E9.pgn");
    CHECK(lsp::path_of("file:///100%") == "/100%");
    CHECK(lsp::path_of("file:///100%x") == "/100%x");
    CHECK_FALSE(lsp::path_of("untitled:Untitled-1"));
    CHECK_FALSE(lsp::path_of("file://server/a.pgn"));
    CHECK_FALSE(lsp::path_of("file:"));
    CHECK(lsp::file_uri("/a b/\u00E9%.pgn") == "file:///a%20b/%C3%A9%25.pgn");
}

TEST_CASE("a path comes back from its URI") {
    CHECK(rc::check("path_of undoes file_uri", [](const std::string& name) {
        RC_ASSERT(lsp::path_of(lsp::file_uri("/" + name)) == "/" + name);
    }));
}
