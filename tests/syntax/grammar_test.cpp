#include "support/catch.hpp"
#include "support/shared.h"
#include "syntax/generators.h"
#include "syntax/runtime.h"

#include <string>
#include <string_view>

extern "C" const TSLanguage* tree_sitter_pgn();

// What the grammar promises beyond its leaves. These tests alone look below syntax/.

namespace {

using arbiter::test::parse;
using arbiter::test::Parser;
using arbiter::test::Tree;
using arbiter::test::Work;
using arbiter::test::work_of;

Parser make_parser() {
    Parser parser(ts_parser_new());
    REQUIRE(ts_parser_set_language(parser.get(), tree_sitter_pgn()));
    return parser;
}

std::string generated_parser() {
    return arbiter::test::read_file(std::filesystem::path(ARBITER_SOURCE_DIR) /
                                    "grammar/pgn/src/parser.c");
}

} // namespace

TEST_CASE("the parser stays small") {
    const std::string source = generated_parser();
    const std::string define = "#define STATE_COUNT ";
    const std::size_t states = source.find(define);
    REQUIRE(states != std::string::npos);
    CHECK(std::stoi(source.substr(states + define.size())) <= 60);
    // Above 300 lexical states the generator has the lexer compiled without optimization.
    CHECK(source.find("GCC optimize") == std::string::npos);
    CHECK(source.find("#define LANGUAGE_VERSION 14\n") != std::string::npos);
}

TEST_CASE("no file of the corpora or cases has an ERROR node") {
    const Parser parser = make_parser();
    for (const char* folder : {"corpus", "cases"}) {
        const auto root = arbiter::test::shared_path(folder);
        if (!std::filesystem::exists(root)) {
            WARN("SKIPPED: " << root.string() << " is absent");
            continue;
        }
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
            if (entry.path().extension() != ".pgn") continue;
            CAPTURE(entry.path().string());
            const std::string text = arbiter::test::read_file(entry.path());
            const Tree tree = parse(parser.get(), nullptr, text);
            CHECK_FALSE(ts_node_has_error(ts_tree_root_node(tree.get())));
        }
    }
}

// At the end of a text that stops within a tag pair the runtime supplies the missing line break.
TEST_CASE("no text that ends with a line break has an ERROR or MISSING node") {
    const Parser parser = make_parser();
    CHECK(rc::check([&] {
        const Tree tree = parse(parser.get(), nullptr, *arbiter::test::pgn_like() + "\n");
        RC_ASSERT_FALSE(ts_node_has_error(ts_tree_root_node(tree.get())));
    }));
}

TEST_CASE("an edit reuses the tree") {
    const auto file = arbiter::test::read_shared("corpus/twic1389.pgn");
    if (!file) return;
    const std::string before = file->substr(0, 1'000'000);
    const Parser parser = make_parser();
    const Work whole = work_of(parser, nullptr, before);
    REQUIRE(whole.lexed > 200'000);
    REQUIRE(whole.reused == 0);

    // In a tag value, in movetext, and a bracket that nothing closes.
    const auto [where, inserted] = GENERATE(table<std::string, char>(
        {{"[White \"", 'X'}, {" 12. ", '1'}, {"\n1. ", ' '}, {" 9. ", '('}}));
    CAPTURE(where, inserted);
    const std::size_t offset = before.find(where, before.size() / 2) + where.size();
    std::string after = before;
    after.insert(offset, 1, inserted);

    const Work again = arbiter::test::work_of_insertion(parser, before, after, offset);

    INFO("lexed " << again.lexed << " of " << whole.lexed << ", reused " << again.reused);
    CHECK(again.lexed * 1000 < whole.lexed);
    CHECK(again.reused * 20 < whole.lexed); // whole games, not their tokens
}
