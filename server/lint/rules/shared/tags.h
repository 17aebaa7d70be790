#pragma once

#include "chess/fen.h"
#include "lint/rule.h"

#include <optional>
#include <string_view>

// What rules ask of tag pairs.
namespace arbiter::lint::rules {

// Where bytes of the value stand in the chunk; nothing where escapes blur it.
std::optional<text::Span> place_in_value(const Context& context, const game::TagPair& tag,
                                         std::uint32_t begin, std::uint32_t end);
// Where the value stands in the chunk, without its quotes if they can be told from it.
text::Span place_of_value(const Context& context, const game::TagPair& tag);

// Puts a value that needs no escapes for that of the tag.
text::Edit write_value(const game::TagPair& tag, std::string_view value);

// Where a problem of the FEN tag stands; all of the FEN where it has no place of its own.
text::Span place_of_problem(const Context& context, const game::TagPair& fen,
                            const chess::FenError& problem);

// A score of xiangqi, by its tags: they have standards of their own.
bool is_xiangqi(const Context& context);

// The first tag whose name is this one but for small and capital letters, or null.
const game::TagPair* misspelled_tag(const Context& context, std::string_view name);

} // namespace arbiter::lint::rules
