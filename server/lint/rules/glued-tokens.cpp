#include "lint/rule.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <utility>

namespace arbiter::lint::rules {

namespace {

using game::Item;
using game::ItemKind;

constexpr bool is_word(ItemKind kind) {
    return kind == ItemKind::move || kind == ItemKind::move_number || kind == ItemKind::result;
}

// A symbol goes on as long as such characters follow (PGN 7).
bool goes_on_with(char c) {
    constexpr std::string_view signs = "_+#=:-";
    return std::isalnum(static_cast<unsigned char>(c)) || signs.find(c) != std::string_view::npos;
}

bool glued(std::string_view text, const Item& left, const Item& right) {
    return is_word(left.kind) && is_word(right.kind) && left.span.end == right.span.begin &&
           goes_on_with(text[left.span.end - 1]) && goes_on_with(text[right.span.begin]);
}

} // namespace

void glued_tokens(const Context& context, Report& report) {
    const auto& items = context.score.items;
    for (std::size_t first = 0; first < items.size(); ++first) {
        auto last = first;
        std::vector<text::Edit> blanks;
        for (; last + 1 < items.size() && glued(context.text, items[last], items[last + 1]); ++last)
            blanks.push_back({{items[last].span.end, items[last].span.end}, " "});
        if (last == first) continue;
        const auto span = cover(items[first].span, items[last].span);
        const auto written = slice(context.text, span);
        auto& finding = report.add(span, fmt::format("{} is not one move", written));
        const auto apart = text::apply(context.text.substr(0, span.end), blanks).substr(span.begin);
        finding.help = fmt::format("Written apart: {}", apart);
        finding.fixes.push_back(safe_fix(fmt::format("Write {}", apart), std::move(blanks)));
        first = last;
    }
}

} // namespace arbiter::lint::rules
