#include "lint/rule.h"
#include "lint/rules/shared/annotation.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "notation/nag.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

Fix as_comment(std::string_view written, text::Span span, Safety safety) {
    return {"Make it a comment", {{span, fmt::format("{{{}}}", written)}}, safety};
}

} // namespace

void text_glyph(const Context& context, Report& report) {
    for (const auto& item : context.score.items) {
        if (item.kind != game::ItemKind::text_glyph) continue;
        const auto written = slice(context.text, item.span);
        if (written == notation::draw_offer) {
            report
                .add(item.span, "(=) marks a draw offer on score sheets: PGN has no sign for it",
                     Severity::hint)
                .fixes.push_back(as_comment(written, item.span, Safety::safe));
        } else if (const auto nag = annotation_number(context, item)) {
            report
                .add(item.span, fmt::format("{} is text, where programs look for ${}: {}",
                                            quote(written), *nag, meaning_of(*nag)))
                .fixes.push_back(safe_fix(fmt::format("Write ${}", *nag),
                                          {as_nag(context.text, item.span, *nag)}));
        } else {
            report
                .add(item.span, fmt::format("{} is text, and no annotation glyph of one meaning",
                                            quote(written)))
                .fixes.push_back(as_comment(written, item.span, Safety::unsafe));
        }
    }
}

} // namespace arbiter::lint::rules
