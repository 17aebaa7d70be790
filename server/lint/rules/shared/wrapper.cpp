#include "lint/rules/shared/wrapper.h"

#include "text/ascii.h"

#include <algorithm>
#include <array>

namespace arbiter::lint::rules {

namespace {

constexpr std::array<std::string_view, 6> wrapper_names{"pgn",  "chess", "game",
                                                        "code", "quote", "spoiler"};

} // namespace

bool is_wrapper(const Context& context, const game::TagPair& tag) {
    if (tag.flaw == game::TagPair::Flaw::none) return false;
    auto inside = slice(context.text, tag.span);
    if (inside.size() < 2 || inside.front() != '[' || inside.back() != ']') return false;
    inside = inside.substr(1, inside.size() - 2);
    if (inside.starts_with('/')) inside.remove_prefix(1);
    return std::ranges::any_of(wrapper_names, [&](std::string_view name) {
        return text::equal_ignoring_case(name, inside);
    });
}

} // namespace arbiter::lint::rules
