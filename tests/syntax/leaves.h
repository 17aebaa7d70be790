#pragma once

#include "syntax/tree.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::test {

// A leaf as a test writes it: its kind and its text.
using Piece = std::pair<syntax::Kind, std::string>;
using Pieces = std::vector<Piece>;

inline Pieces pieces(std::string_view chunk) {
    Pieces all;
    for (const syntax::Leaf leaf : syntax::parse(chunk)) {
        all.emplace_back(leaf.kind, text::slice(chunk, leaf.span));
    }
    return all;
}

// The law of syntax::parse: leaves are in order, disjoint, not empty, and what is between them is
// white space. Says what breaks it; empty where it holds.
inline std::string breach(std::string_view chunk) {
    const auto is_blank = [](char c) { return c == ' ' || ('\t' <= c && c <= '\r'); };
    std::uint32_t end = 0;
    const auto gap = [&](std::uint32_t next) {
        for (; end < next; ++end) {
            if (!is_blank(chunk[end])) return "no leaf at byte " + std::to_string(end);
        }
        return std::string();
    };
    for (const syntax::Leaf leaf : syntax::parse(chunk)) {
        if (leaf.span.empty()) return "empty leaf at byte " + std::to_string(leaf.span.begin);
        if (leaf.span.begin < end) return "overlap at byte " + std::to_string(leaf.span.begin);
        if (auto missing = gap(leaf.span.begin); !missing.empty()) return missing;
        end = leaf.span.end;
    }
    return gap(static_cast<std::uint32_t>(chunk.size()));
}

} // namespace arbiter::test

namespace Catch {

template <>
struct StringMaker<arbiter::syntax::Kind> {
    static std::string convert(arbiter::syntax::Kind kind) {
        constexpr std::string_view names[] = {
            "tag_open",   "tag_close",      "tag_name",
            "tag_value",  "tag_text",       "move_number",
            "move",       "suffix",         "nag",
            "comment",    "line_comment",   "escape",
            "result",     "variation_open", "variation_close",
            "text_glyph", "open_comment",   "stray_brace",
            "unexpected",
        };
        return std::string(names[static_cast<std::size_t>(kind)]);
    }
};

} // namespace Catch
