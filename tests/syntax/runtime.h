#pragma once

#include <tree_sitter/api.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

// tree-sitter itself, for the tests that look below syntax/.
namespace arbiter::test {

struct TreeSitterDeleter {
    void operator()(TSParser* parser) const { ts_parser_delete(parser); }
    void operator()(TSTree* tree) const { ts_tree_delete(tree); }
    void operator()(TSQuery* query) const { ts_query_delete(query); }
    void operator()(TSQueryCursor* cursor) const { ts_query_cursor_delete(cursor); }
};
using Parser = std::unique_ptr<TSParser, TreeSitterDeleter>;
using Tree = std::unique_ptr<TSTree, TreeSitterDeleter>;

inline Tree parse(TSParser* parser, const TSTree* old, std::string_view text) {
    return Tree(
        ts_parser_parse_string(parser, old, text.data(), static_cast<std::uint32_t>(text.size())));
}

// What the runtime logs of its work.
struct Work {
    std::size_t lexed = 0;
    std::size_t reused = 0;
};

inline Work work_of(const Parser& parser, const TSTree* old, std::string_view text) {
    Work work;
    const auto count = [](void* payload, TSLogType, const char* message) {
        auto& sum = *static_cast<Work*>(payload);
        if (std::strncmp(message, "lexed_lookahead", 15) == 0) ++sum.lexed;
        if (std::strncmp(message, "reuse_node", 10) == 0) ++sum.reused;
    };
    ts_parser_set_logger(parser.get(), {&work, count});
    parse(parser.get(), old, text);
    ts_parser_set_logger(parser.get(), {nullptr, nullptr});
    return work;
}

// The work of parsing the text again after one character has come at `offset`; `after` has it.
inline Work work_of_insertion(const Parser& parser, std::string_view before, std::string_view after,
                              std::size_t offset) {
    const Tree tree = parse(parser.get(), nullptr, before);
    const std::string_view head = before.substr(0, offset);
    const std::size_t line = head.rfind('\n') + 1; // npos + 1 is 0
    const auto begin = static_cast<std::uint32_t>(offset);
    const TSPoint point{static_cast<std::uint32_t>(std::ranges::count(head, '\n')),
                        static_cast<std::uint32_t>(offset - line)};
    const TSInputEdit edit{begin, begin, begin + 1, point, point, {point.row, point.column + 1}};
    ts_tree_edit(tree.get(), &edit);
    return work_of(parser, tree.get(), after);
}

} // namespace arbiter::test
