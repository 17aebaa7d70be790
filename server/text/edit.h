#pragma once

#include "text/span.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::text {

// Replaces the bytes of `span` by `replacement`. An empty span inserts.
struct Edit {
    Span span;
    std::string replacement;

    friend bool operator==(const Edit&, const Edit&) = default;
};

// True where the edits can't both be applied: they share a byte, or insert at the same place.
bool overlap(const Edit& a, const Edit& b);

// Applies edits that do not overlap, in any order.
std::string apply(std::string_view text, std::span<const Edit> edits);

} // namespace arbiter::text
