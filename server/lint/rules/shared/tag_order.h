#pragma once

#include "lint/rule.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

// Tag pairs that are to stand in an order.
namespace arbiter::lint::rules {

struct OrderedTag {
    std::pair<std::size_t, std::string_view> key; // ascending in the order that is due
    const game::TagPair* tag = nullptr;
};

struct Disorder {
    const game::TagPair* early = nullptr; // the first that stands before one that is due earlier
    const game::TagPair* late = nullptr;  // that one
    // Puts the pairs in order; comments between them stay where they are. Empty where one is
    // malformed or repeated: moving it could change what readers make of it.
    std::vector<text::Edit> edits;
};

// Tags in the order of the text; nothing where they are in order.
std::optional<Disorder> find_disorder(const Context& context, std::span<const OrderedTag> tags);

} // namespace arbiter::lint::rules
