#include "syntax/tree.h"

#include "syntax/leaf_list.h"

#include <tree_sitter/api.h>

#include <array>
#include <cassert>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

extern "C" const TSLanguage* tree_sitter_pgn();

namespace arbiter::syntax {

namespace {

// The tokens of the grammar. What has another name is no leaf, or no token (ERROR).
constexpr std::array<std::pair<std::string_view, Kind>, 20> token_names{{
    {"[", Kind::tag_open},
    {"]", Kind::tag_close},
    {"tag_name", Kind::tag_name},
    {"tag_value", Kind::tag_value},
    {"tag_text", Kind::tag_text},
    {"move_number", Kind::move_number},
    {"move", Kind::move},
    {"suffix", Kind::suffix},
    {"nag", Kind::nag},
    {"comment", Kind::comment},
    {"line_comment", Kind::line_comment},
    {"escape", Kind::escape},
    {"result", Kind::result},
    {"(", Kind::variation_open},
    {")", Kind::variation_close},
    {"stray_close", Kind::variation_close},
    {"text_glyph", Kind::text_glyph},
    {"open_comment", Kind::open_comment},
    {"stray_brace", Kind::stray_brace},
    {"unexpected", Kind::unexpected},
}};

// The kind of each symbol of the language, by its number.
std::vector<std::optional<Kind>> kinds_of_symbols() {
    std::vector<std::optional<Kind>> kinds(ts_language_symbol_count(tree_sitter_pgn()));
    for (std::size_t symbol = 0; symbol < kinds.size(); ++symbol) {
        const std::string_view name =
            ts_language_symbol_name(tree_sitter_pgn(), static_cast<TSSymbol>(symbol));
        for (const auto& [token, kind] : token_names) {
            if (token == name) kinds[symbol] = kind;
        }
    }
    return kinds;
}

std::optional<Kind> kind_of(TSNode node) {
    static const std::vector<std::optional<Kind>> kinds = kinds_of_symbols();
    const TSSymbol symbol = ts_node_symbol(node);
    return symbol < kinds.size() ? kinds[symbol] : std::nullopt; // ERROR is 65535
}

struct Deleter {
    void operator()(TSParser* parser) const { ts_parser_delete(parser); }
    void operator()(TSTree* tree) const { ts_tree_delete(tree); }
};

using Parser = std::unique_ptr<TSParser, Deleter>;
using Tree = std::unique_ptr<TSTree, Deleter>;

class Cursor {
public:
    explicit Cursor(const Tree& tree)
        : cursor_(ts_tree_cursor_new(ts_tree_root_node(tree.get()))) {}
    ~Cursor() { ts_tree_cursor_delete(&cursor_); }
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;

    TSNode node() const { return ts_tree_cursor_current_node(&cursor_); }

    void to_leaf() {
        while (ts_tree_cursor_goto_first_child(&cursor_)) {
        }
    }

    bool to_next_leaf() {
        while (!ts_tree_cursor_goto_next_sibling(&cursor_)) {
            if (!ts_tree_cursor_goto_parent(&cursor_)) return false;
        }
        to_leaf();
        return true;
    }

private:
    TSTreeCursor cursor_;
};

Parser make_parser() {
    Parser parser(ts_parser_new());
    [[maybe_unused]] const bool known_abi = ts_parser_set_language(parser.get(), tree_sitter_pgn());
    assert(known_abi);
    return parser;
}

Tree parse_tree(std::string_view chunk) {
    thread_local const Parser parser = make_parser();
    return Tree(ts_parser_parse_string(parser.get(), nullptr, chunk.data(),
                                       static_cast<std::uint32_t>(chunk.size())));
}

} // namespace

std::vector<Leaf> parse(std::string_view chunk) {
    assert(chunk.size() <= std::numeric_limits<std::uint32_t>::max());
    LeafList leaves(chunk);
    const Tree tree = parse_tree(chunk);
    Cursor cursor(tree);
    cursor.to_leaf();
    do {
        const TSNode node = cursor.node();
        const text::Span span{ts_node_start_byte(node), ts_node_end_byte(node)};
        const auto kind = kind_of(node);
        if (kind && !span.empty()) leaves.add(*kind, span);
    } while (cursor.to_next_leaf());
    return std::move(leaves).finish();
}

} // namespace arbiter::syntax
