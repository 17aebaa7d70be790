#pragma once

#include "syntax/tree.h"

#include <string_view>
#include <vector>

namespace arbiter::syntax {

// Makes leaves of the tokens of a chunk, given in order. The lexer takes the longest token there
// is, so a move has some of what is glued behind it, which is given back here where the text alone
// tells it apart: the evaluation of `e4+-`, the result of `Nf31-0`, the number of `e52.Nf3`.
class LeafList {
public:
    explicit LeafList(std::string_view chunk) : chunk_(chunk) {}

    void add(Kind kind, text::Span span);

    // What no token covers becomes `unexpected`.
    std::vector<Leaf> finish() &&;

private:
    void fill_up_to(std::uint32_t next);
    void push(Kind kind, text::Span span);
    void push_move(text::Span span);
    bool ends_glyph(text::Span span) const;

    std::string_view chunk_;
    std::vector<Leaf> leaves_;
    std::uint32_t end_ = 0; // of the last leaf
};

} // namespace arbiter::syntax
