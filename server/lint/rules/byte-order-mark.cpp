#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "text/utf8.h"

namespace arbiter::lint::rules {

void byte_order_mark(const Context& context, Report& report) {
    constexpr std::string_view mark = "\uFEFF";
    // Of UTF-16, and of a mark before what is no UTF-8, `encoding` speaks.
    if (!context.text.starts_with(mark) || is_utf16(context.encoding) ||
        !text::is_utf8(context.text))
        return;
    const text::Span span{0, mark.size()};
    auto& finding = report.add(span, "The file begins with a byte order mark, which some programs "
                                     "take for a part of the first tag");
    finding.fixes.push_back(safe_fix("Remove the byte order mark", {{span, {}}}));
}

} // namespace arbiter::lint::rules
