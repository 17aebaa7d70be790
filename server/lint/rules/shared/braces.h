#pragma once

#include "lint/rule.h"

#include <optional>
#include <vector>

// Comments that somebody took to nest (PGN 5: they do not).
namespace arbiter::lint::rules {

// A { inside a comment.
struct NestedBrace {
    text::Span span;
    game::Index comment = 0; // its item
};

// A } outside of all comments, and the { that it was meant for.
struct StrayBrace {
    text::Span span;
    game::Index item = 0;
    std::optional<NestedBrace> partner;
};

struct Braces {
    std::vector<StrayBrace> stray;
    std::vector<NestedBrace> nested; // those that are nobody's partner
};

Braces find_braces(const Context& context);

} // namespace arbiter::lint::rules
