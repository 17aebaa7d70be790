#include "lint/rules/shared/braces.h"

namespace arbiter::lint::rules {

namespace {

void add_nested(const Context& context, game::Index comment, std::vector<NestedBrace>& nested) {
    const auto span = context.score.items[comment].span;
    for (auto at = context.text.find('{', span.begin + 1); at < span.end;
         at = context.text.find('{', at + 1)) {
        const auto begin = static_cast<std::uint32_t>(at);
        nested.push_back({{begin, begin + 1}, comment});
    }
}

} // namespace

Braces find_braces(const Context& context) {
    Braces braces;
    const auto& items = context.score.items;
    for (game::Index i = 0; i < items.size(); ++i) {
        if (items[i].kind == game::ItemKind::comment) add_nested(context, i, braces.nested);
        if (items[i].kind != game::ItemKind::stray_brace) continue;
        StrayBrace stray{items[i].span, i, std::nullopt};
        if (!braces.nested.empty()) {
            stray.partner = braces.nested.back();
            braces.nested.pop_back();
        }
        braces.stray.push_back(stray);
    }
    return braces;
}

} // namespace arbiter::lint::rules
