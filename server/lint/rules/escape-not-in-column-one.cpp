#include "lint/rule.h"

#include <algorithm>

namespace arbiter::lint::rules {

void escape_not_in_column_one(const Context& context, Report& report) {
    for (const auto& item : context.score.items) {
        if (item.kind != game::ItemKind::unexpected || context.text[item.span.begin] != '%')
            continue;
        const auto words = slice(context.text, item.span);
        const auto end = std::min(words.find_first_of("\r\n"), words.size());
        auto& finding =
            report.add({item.span.begin, item.span.begin + static_cast<std::uint32_t>(end)},
                       "A % that does not begin its line hides nothing");
        finding.help = "An escape line begins with % in its first column; a comment inside a line "
                       "is written {...}";
    }
}

} // namespace arbiter::lint::rules
