#include "game/comma.h"

#include "text/ascii.h"

namespace arbiter::game {

bool is_comma(std::string_view chunk, const Item& item) {
    return item.kind == ItemKind::unexpected && item.ply != no_index &&
           text::slice(chunk, item.span) == ",";
}

text::Edit without_comma(std::string_view chunk, const Item& comma) {
    const auto [begin, end] = comma.span;
    const bool is_apart = text::is_white_space(chunk[begin - 1]) || end == chunk.size() ||
                          text::is_white_space(chunk[end]);
    return {comma.span, is_apart ? "" : " "};
}

} // namespace arbiter::game
