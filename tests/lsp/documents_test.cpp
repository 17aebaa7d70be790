#include "lsp/documents.h"
#include "support/catch.hpp"
#include "text/generators.h"
#include "text/naive.h"

#include <algorithm>
#include <array>

using namespace arbiter;
using lsp::Documents;
using text::PositionEncoding;

namespace {

const std::string document_uri = "file:///game.pgn";

lsp::protocol::DidChangeTextDocumentParams
changes(int version, std::vector<lsp::protocol::TextDocumentContentChangeEvent> events) {
    return {{document_uri, version}, std::move(events)};
}

std::string text_of(const lsp::Snapshot& snapshot) {
    return snapshot->document.text();
}

constexpr std::array encodings{PositionEncoding::utf8, PositionEncoding::utf16,
                               PositionEncoding::utf32};

} // namespace

TEST_CASE("changes of one notification apply one after the other") {
    Documents documents;
    const auto opened = documents.open({document_uri, 1, "1. e4 *\n"});
    const auto changed = documents.change(changes(2, {{{{{0, 0}, {0, 0}}}, "{a}\n"},
                                                      {{{{1, 3}, {1, 5}}}, "d4"},
                                                      {{{{0, 1}, {0, 2}}}, ""}}),
                                          PositionEncoding::utf16);
    CHECK(text_of(changed) == "{}\n1. d4 *\n");
    CHECK(changed->version == 2);
    CHECK(changed->revision > opened->revision);
    CHECK(text_of(opened) == "1. e4 *\n"); // whoever reads it still can
    CHECK(documents.find(document_uri) == changed);
}

TEST_CASE("a change without a range replaces the whole text") {
    Documents documents;
    documents.open({document_uri, 1, "1. e4 *\n"});
    const auto changed = documents.change(
        changes(
            5, {{{{{0, 0}, {0, 2}}}, "x"}, {std::nullopt, "1. d4 *\n"}, {{{{0, 0}, {0, 0}}}, "y"}}),
        PositionEncoding::utf16);
    CHECK(text_of(changed) == "y1. d4 *\n");
}

TEST_CASE("ranges beyond the text and turned around are clamped") {
    Documents documents;
    documents.open({document_uri, 1, "ab\ncd"});
    CHECK(text_of(documents.change(changes(2, {{{{{1, 1}, {900, 0}}}, "!"}}),
                                   PositionEncoding::utf16)) == "ab\nc!");
    CHECK(text_of(documents.change(changes(3, {{{{{0, 2}, {0, 1}}}, "?"}}),
                                   PositionEncoding::utf16)) == "a?\nc!");
    documents.open({document_uri, 1, ""});
    CHECK(text_of(documents.change(changes(2, {{{{{3, 3}, {4, 4}}}, "x"}}),
                                   PositionEncoding::utf16)) == "x");
}

TEST_CASE("documents are known from opening to closing") {
    Documents documents;
    CHECK_FALSE(documents.find(document_uri));
    CHECK_FALSE(documents.change(changes(2, {{std::nullopt, "x"}}), PositionEncoding::utf16));
    CHECK_FALSE(documents.close(document_uri));
    documents.open({document_uri, 1, "a"});
    documents.open({document_uri, 1, "b"}); // again: the newer counts
    CHECK(text_of(documents.find(document_uri)) == "b");
    CHECK(documents.close(document_uri));
    CHECK_FALSE(documents.find(document_uri));
}

TEST_CASE("games that a change does not touch are shared with the version before") {
    Documents documents;
    const std::string one = "[Event \"a\"]\n\n1. e4 *\n\n";
    const auto before = documents.open({document_uri, 1, one + one + one});
    REQUIRE(before->document.games().size() == 3);
    const auto after =
        documents.change(changes(2, {{{{{6, 3}, {6, 5}}}, "d4"}}), PositionEncoding::utf16);
    REQUIRE(after->document.games().size() == 3);
    CHECK(after->document.games()[0] == before->document.games()[0]);
    CHECK(after->document.games()[1] != before->document.games()[1]);
    CHECK(after->document.games()[2] == before->document.games()[2]);
    CHECK(after->findings == before->findings);
}

TEST_CASE("any changes give the text that a plain model gives") {
    REQUIRE(rc::check("changes", [] {
        const auto encoding =
            *rc::gen::elementOf(std::vector<PositionEncoding>(encodings.begin(), encodings.end()));
        Documents documents;
        std::string model = *test::nasty_text();
        documents.open({document_uri, 0, model});
        const int notifications = *rc::gen::inRange(0, 6);
        for (int version = 1; version <= notifications; ++version) {
            std::vector<lsp::protocol::TextDocumentContentChangeEvent> events;
            const int count = *rc::gen::inRange(0, 4);
            for (int i = 0; i < count; ++i) {
                const auto position = [] {
                    return text::Position{*rc::gen::inRange(0u, 8u), *rc::gen::inRange(0u, 12u)};
                };
                const lsp::protocol::Range range{position(), position()};
                const std::string text = *test::nasty_text();
                const std::size_t a = test::naive_offset(model, range.start, encoding);
                const std::size_t b = test::naive_offset(model, range.end, encoding);
                model.replace(std::min(a, b), std::max(a, b) - std::min(a, b), text);
                events.push_back({range, text});
            }
            RC_ASSERT(text_of(documents.change(changes(version, events), encoding)) == model);
        }
    }));
}
