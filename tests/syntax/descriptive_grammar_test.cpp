#include "support/catch.hpp"
#include "support/shared.h"
#include "syntax/runtime.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

extern "C" const TSLanguage* tree_sitter_descriptive();

// What the grammar of score sheets promises beyond its leaves.

using namespace arbiter;
using test::Parser;
using test::Tree;

namespace {

Parser make_descriptive_parser() {
    Parser parser(ts_parser_new());
    REQUIRE(ts_parser_set_language(parser.get(), tree_sitter_descriptive()));
    return parser;
}

// The first and the last row of each fold that an editor offers.
std::vector<std::pair<std::uint32_t, std::uint32_t>> folds(std::string_view text) {
    const std::string source = test::read_file(std::filesystem::path(ARBITER_SOURCE_DIR) /
                                               "grammar/descriptive/queries/folds.scm");
    std::uint32_t error_offset = 0;
    TSQueryError error = TSQueryErrorNone;
    const std::unique_ptr<TSQuery, test::TreeSitterDeleter> query(
        ts_query_new(tree_sitter_descriptive(), source.data(),
                     static_cast<std::uint32_t>(source.size()), &error_offset, &error));
    REQUIRE(query);
    const Parser parser = make_descriptive_parser();
    const Tree tree = test::parse(parser.get(), nullptr, text);
    const std::unique_ptr<TSQueryCursor, test::TreeSitterDeleter> cursor(ts_query_cursor_new());
    ts_query_cursor_exec(cursor.get(), query.get(), ts_tree_root_node(tree.get()));

    std::vector<std::pair<std::uint32_t, std::uint32_t>> rows;
    TSQueryMatch match;
    while (ts_query_cursor_next_match(cursor.get(), &match)) {
        const TSNode node = match.captures[0].node;
        rows.emplace_back(ts_node_start_point(node).row, ts_node_end_point(node).row);
    }
    return rows;
}

} // namespace

TEST_CASE("the moves and each note of a page fold by themselves") {
    CHECK(folds("GAME I.\n"                 // 0
                "\n"                        //
                "   1. P-K4      P-K4\n"    // 2
                "   2. Kt-KB3    Kt-QB3\n"  //
                "   3. B-B4\n"              // 4
                " \t\n"                     //
                "A note that has\r\n"       // 6
                "more than one line.\r\n"   //
                "\r\n"                      //
                "\r\n"                      //
                "   3. ...       B-B4\n"    // 10
                "   4. P-B3      Kt-B3") == // 11
          std::vector<std::pair<std::uint32_t, std::uint32_t>>{{0, 0}, {2, 4}, {6, 7}, {10, 11}});
}

TEST_CASE("an edit of a book reuses all paragraphs but its own") {
    const auto page = test::read_shared("corpus/descriptive/en/hoyle/hoyle-02.full.txt");
    if (!page) return;
    std::string before;
    while (before.size() < 200'000)
        before += *page + "\n\n";
    const Parser parser = make_descriptive_parser();
    const auto whole = test::work_of(parser, nullptr, before);
    const std::size_t offset = before.find("Threatening", before.size() / 2);
    REQUIRE(offset != std::string::npos);
    const auto again =
        test::work_of_insertion(parser, before, std::string(before).insert(offset, 1, 'x'), offset);
    INFO("lexed " << again.lexed << " of " << whole.lexed << ", reused " << again.reused);
    CHECK(again.lexed * 1000 < whole.lexed);
    CHECK(again.reused * 8 < whole.lexed); // paragraphs, not their tokens
}
