#include "lint/rule.h"
#include "lint/rules/shared/occurrences.h"
#include "notation/nag.h"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace arbiter::lint::rules {

void nag_unknown(const Context& context, Report& report) {
    std::map<std::uint32_t, Occurrences> unknown;
    for (const auto& item : context.score.items) {
        if (item.kind != game::ItemKind::nag) continue;
        const auto number = notation::nag_number(slice(context.text, item.span));
        if (!number || notation::last_nag < *number || notation::nag_meaning(*number)) continue;
        unknown[*number].spans.push_back(item.span);
    }
    for (auto& [number, occurrences] : unknown) {
        occurrences.message =
            fmt::format("${} has no meaning in the PGN standard, in ChessBase or in Scid", number);
        report_as_one(report, std::move(occurrences));
    }
}

} // namespace arbiter::lint::rules
