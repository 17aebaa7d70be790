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
extern "C" const TSLanguage* tree_sitter_descriptive();

namespace arbiter::syntax {

namespace {

// The tokens of the grammar. What has another name is no leaf, or no token (ERROR).
constexpr std::array<std::pair<std::string_view, Kind>, 26> token_names{{
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
    {"tag_pair", Kind::tag_pair},
    {"dummy", Kind::dummy},
    {"reference", Kind::reference},
    {"footnote", Kind::footnote},
    {"word", Kind::word},
    {"punctuation", Kind::punctuation},
}};

// A grammar, with the kind of each of its symbols by its number.
struct Language {
    const TSLanguage* language;
    std::vector<std::optional<Kind>> kinds;

    explicit Language(const TSLanguage* of) : language(of), kinds(ts_language_symbol_count(of)) {
        for (std::size_t symbol = 0; symbol < kinds.size(); ++symbol) {
            const auto number = static_cast<TSSymbol>(symbol);
            const std::string_view name = ts_language_symbol_name(language, number);
            for (const auto& [token, kind] : token_names) {
                if (token == name) kinds[symbol] = kind;
            }
        }
    }

    std::optional<Kind> kind_of(TSNode node) const {
        const TSSymbol symbol = ts_node_symbol(node);
        return symbol < kinds.size() ? kinds[symbol] : std::nullopt; // ERROR is 65535
    }
};

const Language& language_of(Grammar grammar) {
    static const Language pgn(tree_sitter_pgn());
    static const Language descriptive(tree_sitter_descriptive());
    return grammar == Grammar::pgn ? pgn : descriptive;
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

Parser make_parser(Grammar grammar) {
    Parser parser(ts_parser_new());
    [[maybe_unused]] const bool known_abi =
        ts_parser_set_language(parser.get(), language_of(grammar).language);
    assert(known_abi);
    return parser;
}

Tree parse_tree(std::string_view chunk, Grammar grammar) {
    thread_local const std::array parsers{make_parser(Grammar::pgn),
                                          make_parser(Grammar::descriptive)};
    return Tree(ts_parser_parse_string(parsers[static_cast<std::size_t>(grammar)].get(), nullptr,
                                       chunk.data(), static_cast<std::uint32_t>(chunk.size())));
}

} // namespace

std::vector<Leaf> parse(std::string_view chunk, Grammar grammar) {
    assert(chunk.size() <= std::numeric_limits<std::uint32_t>::max());
    LeafList leaves(chunk);
    const Tree tree = parse_tree(chunk, grammar);
    const Language& language = language_of(grammar);
    Cursor cursor(tree);
    cursor.to_leaf();
    do {
        const TSNode node = cursor.node();
        const text::Span span{ts_node_start_byte(node), ts_node_end_byte(node)};
        const auto kind = language.kind_of(node);
        if (kind && !span.empty()) leaves.add(*kind, span);
    } while (cursor.to_next_leaf());
    return std::move(leaves).finish();
}

} // namespace arbiter::syntax
