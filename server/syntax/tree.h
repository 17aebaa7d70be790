#pragma once

#include "text/span.h"

#include <cstdint>
#include <string_view>
#include <vector>

// The only layer that knows tree-sitter. It hands the leaves of the tree on, in order; game/score
// gives them meaning.
namespace arbiter::syntax {

enum class Kind : std::uint8_t {
    // Tag section
    tag_open,  // [
    tag_close, // ]
    tag_name,  // Event
    tag_value, // "x", with its quotes
    tag_text,  // anything else inside a tag pair
    // Movetext
    move_number,     // 1.  1...  1. ...  1 .  12, or two dots and more alone
    move,            // Nf3, e8=Q+, exd6 e.p., 0-0, --; one token, no suffix glyphs
    suffix,          // !  ?!  !!!  : a run of ! and ?
    nag,             // $1, also a bare $
    comment,         // {...}
    line_comment,    // ;... to the end of the line, without its line break
    escape,          // %... in column 1, without its line break
    result,          // 1-0 0-1 1/2-1/2 * and their misspellings
    variation_open,  // (
    variation_close, // )
    text_glyph,      // += ± ∞ N D RR (=) ...
    open_comment,    // { that is never closed, to the end of the chunk
    stray_brace,     // }
    unexpected,      // what is no token here
    // Score sheets alone
    tag_pair,    // [FEN "..."], as one token
    dummy,       // ... or --- in place of a move
    reference,   // Move 1-6 as in Game No. 16
    footnote,    // [A]
    word,        // of a note
    punctuation, // of a note
};

enum class Grammar : std::uint8_t { pgn, descriptive };

struct Leaf {
    Kind kind;
    text::Span span;

    friend constexpr bool operator==(Leaf, Leaf) = default;
};

// Parses one chunk (UTF-8, at most 4 GiB). Never fails; white space is in no leaf, every other byte
// is in exactly one.
std::vector<Leaf> parse(std::string_view chunk, Grammar grammar = Grammar::pgn);

} // namespace arbiter::syntax
